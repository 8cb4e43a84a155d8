//! Evaluating `cfg`, as Cargo and the compiler do for each crate.

use crate::package::{Crate, Solution};
use crate::profile::Profile;
use crate::syntax::identifiers;
use anyhow::{Result, bail, ensure};
use proc_macro2::TokenStream;
use std::collections::BTreeSet;
use syn::parse::Parser;
use syn::punctuated::Punctuated;
use syn::{Attribute, Expr, ExprLit, Lit, Meta, Token};

/// The features by which crates ask for std, which a program that is translated to C does not have.
const STD_FEATURES: [&str; 2] = ["std", "use_std"];

/// The names that Cargo and the compiler decide, beside those that begin with `target_`.
const DECIDED: &str = "clippy debug_assertions doc docsrs doctest false feature miri overflow_checks panic proc_macro \
    relocation_model rustfmt sanitize test true ub_checks unix windows";

/// The configuration that one crate is compiled with.
pub struct Config {
    options: BTreeSet<String>,
    /// The names that its build script sets.
    of_script: BTreeSet<String>,
    /// Its edition.
    pub edition: u16,
    /// Whether the crate is not the solution itself.
    pub is_library: bool,
    /// Whether public functions keep the first lines of their documentation.
    pub keeps_docs: bool,
}

impl Config {
    /// The configuration of a crate of a solution, where the compiler has the options `target`.
    pub fn new(
        solution: &Solution,
        profile: &Profile,
        target: &BTreeSet<String>,
        krate: &Crate,
    ) -> Result<Config> {
        let mut options = target.clone();
        let no_std = target.contains("judge_host");
        let features = krate.features.iter().filter(|f| !(no_std && STD_FEATURES.contains(&&***f)));
        options.extend(features.map(|feature| format!("feature=\"{feature}\"")));
        let set = solution.cfgs(krate)?;
        let name = |cfg: &String| cfg.split('=').next().unwrap_or_default().to_owned();
        let of_script = set.iter().map(name).collect();
        options.extend(set);
        let is_library = krate.root != solution.binary.root;
        let (edition, keeps_docs) = (krate.edition, profile.keeps_docs);
        Ok(Config { options, of_script, edition, is_library, keeps_docs })
    }

    /// Whether a condition has a name that Cargo or a build script decides, rather than the compiler.
    pub fn is_of_cargo(&self, condition: TokenStream) -> bool {
        let is_of_cargo = |name: &String| name == "feature" || self.of_script.contains(name);
        identifiers(condition).iter().any(is_of_cargo)
    }

    /// The attributes that are no conditions, or none that is decided, those that a `cfg_attr` stands for in its place;
    /// `None` if a condition does not hold or it is a test, so that what they are on is not there.
    pub fn attributes(&self, attrs: &[Attribute]) -> Result<Option<Vec<Meta>>> {
        self.expand(attrs.iter().map(|attribute| attribute.meta.clone()))
    }

    /// The same of what attributes hold.
    fn expand(&self, attributes: impl Iterator<Item = Meta>) -> Result<Option<Vec<Meta>>> {
        let mut found = Vec::new();
        for meta in attributes {
            if meta.path().is_ident("test") {
                return Ok(None);
            } else if meta.path().is_ident("cfg") {
                match self.condition(&meta.require_list()?.parse_args()?)? {
                    Some(true) => {}
                    Some(false) => return Ok(None),
                    None => found.push(meta),
                }
            } else if meta.path().is_ident("cfg_attr") {
                let mut metas = metas(meta.require_list()?.tokens.clone())?;
                ensure!(!metas.is_empty(), "`cfg_attr` without a condition");
                match self.condition(&metas.remove(0))? {
                    Some(true) => {
                        let Some(more) = self.expand(metas.into_iter())? else { return Ok(None) };
                        found.extend(more);
                    }
                    Some(false) => {}
                    None => found.push(meta),
                }
            } else {
                found.push(meta);
            }
        }
        Ok(Some(found))
    }

    /// Whether a condition holds, if that is decided: of the solution's own, a name that is not set and that Cargo does
    /// not know may be set by whoever compiles the file. What is not stable, `version(...)` and the like, does not hold.
    pub fn condition(&self, meta: &Meta) -> Result<Option<bool>> {
        let name = meta.path().get_ident().map(ToString::to_string).unwrap_or_default();
        let is_known = self.is_library
            || name.starts_with("target_")
            || DECIDED.split_whitespace().any(|known| known == name);
        let decided = |holds: bool| (holds || is_known).then_some(holds);
        Ok(match meta {
            Meta::Path(_) => decided(name == "true" || self.options.contains(&name)),
            Meta::NameValue(pair) => match &pair.value {
                Expr::Lit(ExprLit { lit: Lit::Str(value), .. }) => {
                    decided(self.options.contains(&format!("{name}=\"{}\"", value.value())))
                }
                _ => bail!("`cfg({name} = ...)` needs a string"),
            },
            Meta::List(list) => {
                let parts = metas(list.tokens.clone())?;
                let parts = parts.iter().map(|part| self.condition(part));
                let parts: Vec<Option<bool>> = parts.collect::<Result<_>>()?;
                let unless = |decides: bool| {
                    let is_open = parts.contains(&None) && !parts.contains(&Some(decides));
                    (!is_open).then(|| parts.contains(&Some(decides)) == decides)
                };
                match name.as_str() {
                    "not" => parts.first().copied().flatten().map(|holds| !holds),
                    "all" => unless(false),
                    "any" => unless(true),
                    _ => Some(false),
                }
            }
        })
    }
}

fn metas(tokens: TokenStream) -> Result<Vec<Meta>> {
    let parser = Punctuated::<Meta, Token![,]>::parse_terminated;
    Ok(parser.parse2(tokens)?.into_iter().collect())
}
