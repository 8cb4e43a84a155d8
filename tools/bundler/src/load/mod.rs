//! Load: the crates of a solution, each as one text that may be a module of the bundle.

mod attributes;
mod cfg;
mod conditions;
mod context;
mod expand;
mod imports;
mod inline;
mod modules;
mod paths;
mod proconio;
mod scope;
mod sources;
mod tokens;

use self::cfg::Config;
use self::inline::{Found, inline};
use self::paths::{Dependency, Paths};
use self::scope::taken;
use self::sources::Sources;
use crate::package::{Crate, PackageId, Solution};
use crate::profile::Profile;
use crate::syntax::has_word;
use anyhow::{Context, Error, Result, anyhow};
use std::collections::{BTreeMap, BTreeSet};

/// The crate of procedural macros whose expansions are always written out.
const EXPANDED: &str = "proconio_derive";

/// A library that becomes a module.
pub struct Library {
    /// The module.
    pub module: String,
    /// The crate.
    pub krate: Crate,
    /// What is in the module.
    pub text: String,
}

/// A solution and the crates that it names, or that these name in turn.
pub struct Loaded {
    /// The text of the solution itself.
    pub solution: String,
    /// The libraries that the judge does not have.
    pub libraries: Vec<Library>,
    /// The crates that the judge has.
    pub provided: BTreeMap<String, Crate>,
    /// Why crates that are named are not there: the solution may do without them.
    pub missing: Vec<Error>,
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
        seen: BTreeSet::new(),
        loaded: Loaded {
            solution: String::new(),
            libraries: Vec::new(),
            provided: BTreeMap::new(),
            missing: Vec::new(),
        },
    };
    let text = loader.load(&solution.binary, None)?;
    Ok(Loaded { solution: text, ..loader.loaded })
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
    /// The libraries that are loaded, or tried to.
    seen: BTreeSet<PackageId>,
    loaded: Loaded,
}

impl Loader<'_> {
    /// What becomes of a library.
    fn fate(&self, id: &PackageId) -> Dependency {
        let library = &self.solution.libraries[id];
        if self.profile.crates.contains(&library.name) {
            Dependency::Provided
        } else if library.is_proc_macro {
            Dependency::ProcMacro
        } else {
            Dependency::Inlined(self.modules[id].clone())
        }
    }

    /// Loads the libraries that the text of a crate names.
    fn load_named(&mut self, krate: &Crate, text: &str) {
        let solution = self.solution;
        for (name, id) in &krate.dependencies {
            let library = &solution.libraries[id];
            match self.fate(id) {
                Dependency::Provided if has_word(text, name) => {
                    self.loaded.provided.insert(library.name.clone(), library.clone());
                }
                Dependency::ProcMacro if has_word(text, name) && library.name != EXPANDED => {
                    let error = anyhow!(
                        "crate `{}` is a procedural macro, and only those of proconio can be bundled",
                        library.name
                    );
                    self.loaded.missing.push(error);
                }
                Dependency::Inlined(module)
                    if has_word(text, &module) && self.seen.insert(id.clone()) =>
                {
                    self.load_library(library, module);
                }
                _ => {}
            }
        }
    }

    fn load_library(&mut self, krate: &Crate, module: String) {
        let cannot = || cannot_be_bundled(krate, krate.edition);
        match self.load(krate, Some(module.clone())).with_context(cannot) {
            Ok(text) => {
                self.loaded.libraries.push(Library { module, krate: krate.clone(), text });
            }
            Err(error) => self.loaded.missing.push(error),
        }
    }

    /// The text of a crate that becomes `module`, or is the solution.
    fn load(&mut self, krate: &Crate, module: Option<String>) -> Result<String> {
        let dependencies =
            krate.dependencies.iter().map(|(name, id)| (name.clone(), self.fate(id)));
        let mut paths = Paths {
            module: module.clone(),
            edition: krate.edition,
            dependencies: dependencies.collect(),
            macros: BTreeMap::new(),
        };
        let config = Config::new(self.target, krate, module.is_some());
        let mut found = Found::default();
        let mut text = inline(krate, &self.sources, &config, &paths, &mut found)?;
        self.load_named(krate, &text);
        // Again, as what was found may concern what stands before it, and the macros of other crates are known
        // only now.
        paths.macros.clone_from(&self.macros);
        if found.needs_another_look() {
            text = inline(krate, &self.sources, &config, &paths, &mut found)?;
        }
        if let Some(module) = module {
            self.macros.insert(module, found.exported);
        }
        Ok(text)
    }
}

/// What is said of a library that cannot be bundled into a file of this edition, before the reason.
pub fn cannot_be_bundled(library: &Crate, edition: u16) -> String {
    let Crate { name, edition: own, .. } = library;
    if *own == edition {
        return format!("crate `{name}` cannot be bundled");
    }
    format!("crate `{name}`, of edition {own}, cannot be bundled into a file of edition {edition}")
}
