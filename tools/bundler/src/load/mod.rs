//! Load: the crates of a solution, each as one text that may be a module of the bundle.

mod attributes;
mod builtins;
mod cfg;
mod chosen;
mod conditions;
mod context;
mod editions;
mod expand;
mod imports;
mod included;
mod inline;
mod macros;
mod modules;
mod panics;
mod paths;
mod proconio;
mod scope;
mod sources;
mod tokens;

use self::cfg::Config;
use self::inline::{Expansions, Found, inline};
use self::paths::{Dependency, Paths};
use self::scope::taken;
use self::sources::Sources;
use crate::package::{Crate, PackageId, Solution};
use crate::profile::Profile;
use crate::syntax::has_word;
use anyhow::Result;
use std::collections::{BTreeMap, BTreeSet};

pub use self::imports::use_of_macros;

/// The crates of a solution, loaded.
pub struct Loaded {
    /// The text of the solution itself.
    pub solution: String,
    /// The texts of the libraries that the judge does not have; why not, where one cannot be loaded:
    /// the solution may do without it.
    pub libraries: BTreeMap<PackageId, Result<String>>,
    /// The module that each library becomes.
    pub modules: BTreeMap<PackageId, String>,
    /// `#![recursion_limit]` and `#![type_length_limit]` of all crates.
    pub limits: BTreeSet<String>,
}

/// Loads the crates of a solution, for a compiler with the options `target`.
///
/// # Errors
/// A message that says what about the solution itself cannot be done.
pub fn load(solution: &Solution, profile: &Profile, target: &BTreeSet<String>) -> Result<Loaded> {
    let sources = Sources::default();
    let modules = module_names(solution, &sources)?;
    let mut loader = Loader {
        solution,
        profile,
        target,
        sources,
        modules,
        macros: BTreeMap::new(),
        limits: BTreeSet::new(),
        libraries: BTreeMap::new(),
    };
    let text = loader.load(&solution.binary, None)?;
    let Loader { modules, limits, libraries, .. } = loader;
    Ok(Loaded { solution: text, libraries, modules, limits })
}

/// A module for each library: its name, and a number where the root of the solution, or each crate, has
/// something of that name.
fn module_names(solution: &Solution, sources: &Sources) -> Result<BTreeMap<PackageId, String>> {
    let source = sources.get(&solution.binary.root, solution.binary.edition)?;
    let mut taken = taken(&source.syntax.items);
    taken.extend(["std", "core", "alloc"].map(str::to_owned));
    let mut modules = BTreeMap::new();
    for (id, library) in &solution.libraries {
        let mut module = library.name.clone();
        let mut number = 1;
        while !taken.insert(module.clone()) {
            number += 1;
            module = format!("{}_{number}", library.name);
        }
        modules.insert(id.clone(), module);
    }
    Ok(modules)
}

struct Loader<'a> {
    solution: &'a Solution,
    profile: &'a Profile,
    target: &'a BTreeSet<String>,
    sources: Sources,
    modules: BTreeMap<PackageId, String>,
    /// The exported macros of the libraries that are loaded by now, by module.
    macros: BTreeMap<String, BTreeSet<String>>,
    limits: BTreeSet<String>,
    libraries: BTreeMap<PackageId, Result<String>>,
}

impl Loader<'_> {
    /// Loads the libraries that a crate names, and those that these name in turn.
    fn load_named(&mut self, krate: &Crate, text: &str, found: &Found) {
        let solution = self.solution;
        for id in krate.dependencies.values() {
            let library = &solution.libraries[id];
            let is_inlined = !library.is_proc_macro && !self.profile.crates.contains(&library.name);
            let module = self.modules[id].clone();
            let is_named = has_word(text, &module) || found.brought.crates.contains(&module);
            if is_inlined && is_named && !self.libraries.contains_key(id) {
                let text = self.load(library, Some(module));
                self.libraries.insert(id.clone(), text);
            }
        }
    }

    /// The text of a crate that becomes `module`, or is the solution.
    fn load(&mut self, krate: &Crate, module: Option<String>) -> Result<String> {
        let dependencies = krate.dependencies.iter().map(|(name, id)| {
            let library = &self.solution.libraries[id];
            let dependency = if self.profile.crates.contains(&library.name) {
                Dependency::Provided
            } else if library.is_proc_macro {
                Dependency::ProcMacro
            } else {
                Dependency::Inlined(self.modules[id].clone())
            };
            (name.clone(), dependency)
        });
        let mut paths = Paths {
            module: module.clone(),
            edition: krate.edition,
            oldest: match self.profile.edition {
                0 => self.solution.binary.edition,
                edition => edition.min(self.solution.binary.edition),
            },
            dependencies: dependencies.collect(),
            macros: BTreeMap::new(),
        };
        let config = Config::new(self.target, krate);
        let (mut found, mut expansions) = (Found::default(), Expansions::new());
        let mut text = inline(krate, &self.sources, &config, &paths, &mut found, &mut expansions)?;
        self.load_named(krate, &text, &found);
        // Again, as what was found may concern what stands before it; and again, as the macros of other
        // crates are known only now.
        paths.macros.clone_from(&self.macros);
        for _ in 0..2 {
            let before = found.clone();
            paths.dependencies.extend(found.brought.aliases.clone());
            if before != Found::default() {
                text = inline(krate, &self.sources, &config, &paths, &mut found, &mut expansions)?;
            }
            if found.brought == before.brought {
                break;
            }
        }
        self.limits.extend(found.limits);
        if let Some(module) = module {
            self.macros.insert(module, found.exported);
        }
        Ok(text)
    }
}
