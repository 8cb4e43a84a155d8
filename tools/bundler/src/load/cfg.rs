//! Evaluating `cfg`, as Cargo and the compiler do for each crate.

use crate::package::Crate;
use anyhow::{Result, bail, ensure};
use proc_macro2::TokenStream;
use std::collections::BTreeSet;
use syn::parse::Parser;
use syn::punctuated::Punctuated;
use syn::{Attribute, Expr, ExprLit, Lit, Meta, Token};

/// The features by which crates ask for std, which a program that is translated to C does not have.
const STD_FEATURES: [&str; 2] = ["std", "use_std"];

/// The configuration that one crate is compiled with.
pub struct Config {
    options: BTreeSet<String>,
    /// Whether the crate is not the solution itself.
    pub is_library: bool,
}

impl Config {
    /// The configuration of a crate, where the compiler has the options `target`.
    #[must_use]
    pub fn new(target: &BTreeSet<String>, krate: &Crate, is_library: bool) -> Config {
        let mut options = target.clone();
        let no_std = target.contains("judge_host");
        let features = krate.features.iter().filter(|f| !(no_std && STD_FEATURES.contains(&&***f)));
        options.extend(features.map(|feature| format!("feature=\"{feature}\"")));
        options.extend(krate.cfgs.iter().cloned());
        Config { options, is_library }
    }

    /// The attributes that are no conditions, those that a `cfg_attr` stands for in its place; `None` if a condition
    /// does not hold or it is a test, so that what they are on is not there.
    ///
    /// # Errors
    /// If an attribute is not written as it should be.
    pub fn attributes(&self, attrs: &[Attribute]) -> Result<Option<Vec<Meta>>> {
        self.expand(attrs.iter().map(|attribute| attribute.meta.clone()))
    }

    fn expand(&self, attributes: impl Iterator<Item = Meta>) -> Result<Option<Vec<Meta>>> {
        let mut found = Vec::new();
        for meta in attributes {
            if meta.path().is_ident("test") {
                return Ok(None);
            } else if meta.path().is_ident("cfg") {
                if !self.condition(&meta.require_list()?.parse_args()?)? {
                    return Ok(None);
                }
            } else if meta.path().is_ident("cfg_attr") {
                let mut metas = metas(meta.require_list()?.tokens.clone())?;
                ensure!(!metas.is_empty(), "`cfg_attr` without a condition");
                if self.condition(&metas.remove(0))? {
                    let Some(more) = self.expand(metas.into_iter())? else { return Ok(None) };
                    found.extend(more);
                }
            } else {
                found.push(meta);
            }
        }
        Ok(Some(found))
    }

    /// Whether a condition holds. What is not stable, `version(...)` and the like, does not.
    ///
    /// # Errors
    /// If it is not written as it should be.
    pub fn condition(&self, meta: &Meta) -> Result<bool> {
        let name = meta.path().get_ident().map(ToString::to_string).unwrap_or_default();
        Ok(match meta {
            Meta::Path(_) => name == "true" || self.options.contains(&name),
            Meta::NameValue(pair) => match &pair.value {
                Expr::Lit(ExprLit { lit: Lit::Str(value), .. }) => {
                    self.options.contains(&format!("{name}=\"{}\"", value.value()))
                }
                _ => bail!("`cfg({name} = ...)` needs a string"),
            },
            Meta::List(list) => {
                let parts = metas(list.tokens.clone())?;
                let parts = parts.iter().map(|part| self.condition(part));
                let parts: Vec<bool> = parts.collect::<Result<_>>()?;
                match name.as_str() {
                    "not" => parts == [false],
                    "all" => !parts.contains(&false),
                    "any" => parts.contains(&true),
                    _ => false,
                }
            }
        })
    }
}

fn metas(tokens: TokenStream) -> Result<Vec<Meta>> {
    let parser = Punctuated::<Meta, Token![,]>::parse_terminated;
    Ok(parser.parse2(tokens)?.into_iter().collect())
}
