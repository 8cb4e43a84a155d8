//! Conditional compilation, decided as Cargo and the compiler decided it.

use crate::package::Crate;
use anyhow::{Result, bail};
use std::collections::BTreeSet;
use std::process::Command;
use syn::parse::Parser;
use syn::punctuated::Punctuated;
use syn::{Attribute, Expr, ExprLit, Lit, Meta, Token};

/// The configuration that one crate is compiled with.
pub struct Config {
    options: BTreeSet<String>,
}

/// Whether a condition holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Holds {
    /// It does.
    Yes,
    /// It does not.
    No,
}

impl Config {
    /// The options of this machine where it optimises, as all judges do.
    ///
    /// # Errors
    /// If the compiler cannot be started.
    pub fn of_target(rustc: &std::path::Path) -> Result<BTreeSet<String>> {
        let output = Command::new(rustc).args(["--print", "cfg", "-O"]).output()?;
        Ok(String::from_utf8_lossy(&output.stdout).lines().map(str::to_owned).collect())
    }

    /// The options of a crate.
    #[must_use]
    pub fn new(target: &BTreeSet<String>, krate: &Crate) -> Config {
        let mut options = target.clone();
        options.extend(krate.features.iter().map(|feature| format!("feature=\"{feature}\"")));
        options.extend(krate.cfgs.iter().cloned());
        Config { options }
    }

    /// Whether the condition of a `cfg` attribute holds; `Yes` for all other attributes.
    ///
    /// # Errors
    /// If the attribute is not written as it should be.
    pub fn of_attribute(&self, attribute: &Attribute) -> Result<Holds> {
        if attribute.path().is_ident("cfg") {
            self.condition(&attribute.parse_args()?)
        } else {
            Ok(Holds::Yes)
        }
    }

    /// The condition of a `cfg_attr` attribute and the attributes it stands for.
    ///
    /// # Errors
    /// If the attribute is not written as it should be.
    pub fn of_cfg_attr(&self, attribute: &Attribute) -> Result<(Holds, Vec<Meta>)> {
        let Meta::List(list) = &attribute.meta else { bail!("`cfg_attr` without a list") };
        let parser = Punctuated::<Meta, Token![,]>::parse_terminated;
        let mut metas = parser.parse2(list.tokens.clone())?.into_iter();
        let Some(condition) = metas.next() else { bail!("`cfg_attr` without a condition") };
        Ok((self.condition(&condition)?, metas.collect()))
    }

    /// Whether a condition holds.
    ///
    /// # Errors
    /// If it is not written as it should be.
    pub fn condition(&self, meta: &Meta) -> Result<Holds> {
        let name = meta.path().get_ident().map(ToString::to_string).unwrap_or_default();
        Ok(match meta {
            Meta::Path(_) if name == "true" => Holds::Yes,
            Meta::Path(_) => self.option(&name),
            Meta::NameValue(pair) => match &pair.value {
                Expr::Lit(ExprLit { lit: Lit::Str(value), .. }) => {
                    self.option(&format!("{name}=\"{}\"", value.value()))
                }
                _ => bail!("`cfg({name} = ...)` needs a string"),
            },
            Meta::List(list) => {
                let parser = Punctuated::<Meta, Token![,]>::parse_terminated;
                let metas = parser.parse2(list.tokens.clone())?;
                let parts: Vec<Holds> =
                    metas.iter().map(|meta| self.condition(meta)).collect::<Result<_>>()?;
                match (name.as_str(), parts.as_slice()) {
                    ("not", [Holds::Yes]) => Holds::No,
                    ("not", [Holds::No]) => Holds::Yes,
                    ("all", parts) if parts.contains(&Holds::No) => Holds::No,
                    ("any", parts) if parts.contains(&Holds::Yes) => Holds::Yes,
                    ("all", _) => Holds::Yes,
                    ("any", _) => Holds::No,
                    // `target(...)`, `version(...)` and the like are not stable.
                    _ => Holds::No,
                }
            }
        })
    }

    fn option(&self, option: &str) -> Holds {
        if self.options.contains(option) { Holds::Yes } else { Holds::No }
    }
}
