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
    /// The names that `extern crate` gives crates at the root, which other modules may name too.
    pub aliases: BTreeSet<String>,
    /// The module of proconio, if it becomes one: then the attributes `#[fastout]` and `#[derive_readable]` are to be
    /// written out.
    pub proconio: Option<String>,
    /// The macros that the crates export.
    pub macros: Exported,
}

/// The macros that crates export, by the modules that these become: for each its name at the root of the bundle.
pub type Exported = BTreeMap<String, BTreeMap<String, String>>;

impl Paths {
    /// What the first segment of a path in `scope` becomes, if it leads elsewhere in a bundle. `is_global` is whether
    /// `::` is before it, which that replaces too.
    pub fn first_segment(&self, name: &str, is_global: bool, scope: &Scope) -> Option<String> {
        match (name, self.dependencies.get(name), &self.module) {
            ("crate", _, Some(module)) => Some(format!("crate::{module}")),
            ("core" | "alloc", _, Some(_)) => {
                Some(if is_global { "::std" } else { "std" }.to_owned())
            }
            (_, None, Some(module)) if self.aliases.contains(name) => {
                Some(format!("crate::{module}::{name}"))
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

    /// The macros that the crate exports, and their names at the root of the bundle.
    pub fn exported(&self) -> impl Iterator<Item = (&String, &String)> {
        self.module.as_ref().and_then(|module| self.macros.get(module)).into_iter().flatten()
    }

    /// The name at the root of the bundle of a macro that the crate exports.
    pub fn exported_name(&self, name: &str) -> Option<&String> {
        self.macros.get(self.module.as_ref()?)?.get(name)
    }
}

/// The macros that are in scope everywhere.
const OF_STD: &str = "assert assert_eq assert_ne cfg column compile_error concat dbg debug_assert debug_assert_eq \
    debug_assert_ne env eprint eprintln file format format_args include include_bytes include_str line matches \
    module_path option_env panic print println stringify thread_local todo try unimplemented unreachable vec write writeln";

/// Gives each exported macro a name that nothing else has at the root of the bundle, where `is_taken` are there.
pub fn name_exported(macros: &mut Exported, is_taken: impl Fn(&str) -> bool) {
    let all: Vec<String> = macros.values().flat_map(BTreeMap::keys).cloned().collect();
    for (module, names) in macros {
        for (name, at_root) in names {
            let is_known = OF_STD.split_whitespace().any(|known| known == name);
            let is_other = all.iter().filter(|other| *other == name).count() > 1;
            *at_root = match name.strip_prefix("r#") {
                None if !is_known && !is_other && !is_taken(name) => name.clone(),
                word => format!("__{module}_{}", word.unwrap_or(name)),
            };
        }
    }
}
