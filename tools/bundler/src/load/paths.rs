//! Where the paths of one crate lead once every crate is a module.

use super::scope::Scope;
use std::collections::{BTreeMap, BTreeSet};

/// What becomes of a crate that another one depends on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Dependency {
    /// It becomes this module at the root of the bundle.
    Inlined(String),
    /// The judge has it.
    Provided,
    /// It is not there: a procedural macro, whose expansions are written out, or what cannot be bundled.
    LeftOut,
}

/// Where the paths of one crate lead.
pub struct Paths {
    /// The module that the crate becomes; `None` for the solution, which stays at the root.
    pub module: Option<String>,
    /// The edition of the crate.
    pub edition: u16,
    /// The crates that it may name, by the name it has for each.
    pub dependencies: BTreeMap<String, Dependency>,
    /// The module of proconio, if it becomes one: then the attributes `#[fastout]` and `#[derive_readable]` are to be
    /// written out.
    pub proconio: Option<String>,
    /// The macros that the crate exports.
    pub exported: BTreeSet<String>,
    /// The macros that the crates export, by module.
    pub macros: BTreeMap<String, BTreeSet<String>>,
}

impl Paths {
    /// What the first segment of a path in `scope` becomes, if it leads elsewhere in a bundle. `is_global` is whether
    /// `::` is before it, which that replaces too.
    pub fn first_segment(&self, name: &str, is_global: bool, scope: &Scope) -> Option<String> {
        match (name, self.dependencies.get(name), &self.module) {
            ("crate", _, Some(module)) => Some(format!("crate::{module}")),
            ("core" | "alloc", _, Some(_)) => {
                Some(if is_global { "::std" } else { "std" }.to_owned())
            }
            (_, Some(Dependency::Inlined(module)), _) => {
                let is_there = !is_global && scope.is_root && module == name;
                (!is_there).then(|| format!("crate::{module}"))
            }
            (_, _, Some(module)) if is_global && self.edition == 2015 && name != "std" => {
                Some(format!("crate::{module}::{name}"))
            }
            _ => None,
        }
    }

    /// The name at the root of the bundle of a macro that the crate exports; no other crate has it.
    pub fn exported_name(&self, name: &str) -> String {
        exported_name(self.module.as_deref().unwrap_or_default(), name)
    }
}

/// The name at the root of the bundle of a macro that the crate of `module` exports.
pub fn exported_name(module: &str, name: &str) -> String {
    format!("__{module}_{}", name.trim_start_matches("r#"))
}
