//! Load: the crates of a solution, each as one text that may be a module of the bundle.

mod cfg;
mod conditions;
mod context;
mod expand;
mod imports;
mod include;
mod inline;
mod modern;
mod modules;
mod paths;
mod proconio;
mod reach;
mod scope;
mod sources;
mod tokens;

use self::cfg::Config;
use self::inline::inline;
use self::paths::{Dependency, Paths, name_exported};
use self::reach::{Reached, reach};
use self::scope::{ALL, Scope};
use self::sources::Sources;
use crate::draft::Draft;
use crate::package::{Crate, PackageId, Solution};
use crate::profile::Profile;
use anyhow::{Context, Result, anyhow};
use std::collections::{BTreeMap, BTreeSet};
use syn::Item;

/// The crate of procedural macros whose expansions are always written out.
const EXPANDED: &str = "proconio_derive";

/// Crates that call the operating system.
const OF_SYSTEM: [&str; 2] = ["getrandom", "libc"];

/// Puts a solution and the crates that it names, or that these name in turn, into one text, for a compiler with the
/// options `target`; without the modules of libraries that no name mentions, unless it is to be whole.
///
/// # Errors
/// A message that says what about the solution itself cannot be done.
pub fn load(
    solution: &Solution,
    profile: &Profile,
    target: &BTreeSet<String>,
    is_whole: bool,
) -> Result<Draft> {
    let sources = Sources::default();
    let cause = |error| solution.cause(error);
    let target = &(target | &profile.cfgs);
    let config = Config::new(solution, profile, target, &solution.binary).map_err(cause)?;
    let modules = module_names(solution, &sources, &config).map_err(cause)?;
    let loader = Loader { solution, profile, target, sources, modules };
    let mut reached = reach(&loader, is_whole);
    let root = root(&loader.sources, &config, &solution.binary).map_err(cause)?;
    // Which macros all names of a crate of the judge are, is not known.
    let is_open = root.has(ALL) && !profile.crates.is_empty();
    let Reached { macros, declared, .. } = &mut reached;
    name_exported(macros, |name| is_open || root.has(name) || declared.contains(name));
    let text = loader.load(&solution.binary, None, &reached).map_err(cause)?;
    let is_whole = reached.left_out.is_empty() && reached.unnamed.is_empty();
    let mut draft = Draft::new(&text, is_whole);
    loader.load_dependencies(&solution.binary, &mut reached, &mut draft);
    Ok(draft)
}

/// The names at the root of a binary.
fn root(sources: &Sources, config: &Config, binary: &Crate) -> Result<Scope> {
    let mut root = Scope::default();
    sources.get(&binary.root, config)?.syntax.items.iter().for_each(|item| root.add(item));
    Ok(root)
}

/// A module for each library: its name, and a number where the root of the solution, or each crate, has
/// something of that name.
fn module_names(
    solution: &Solution,
    sources: &Sources,
    config: &Config,
) -> Result<BTreeMap<PackageId, String>> {
    let Scope { items: mut taken, imports, .. } = root(sources, config, &solution.binary)?;
    // `use smallvec::smallvec` brings what the crate has, or the crate itself.
    let imported = imports.into_iter().filter(|(name, first)| name != first);
    taken.extend(imported.map(|(name, _)| name));
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
}

impl Loader<'_> {
    /// What becomes of a library.
    fn fate(&self, id: &PackageId) -> Dependency {
        let library = &self.solution.libraries[id];
        if self.profile.crates.contains(&library.name) {
            Dependency::Provided
        } else if library.is_proc_macro
            || library.is_published && OF_SYSTEM.contains(&&*library.name)
        {
            Dependency::LeftOut
        } else {
            Dependency::Inlined(self.modules[id].clone())
        }
    }

    /// What a crate is compiled with.
    fn config(&self, krate: &Crate) -> Result<Config> {
        Config::new(self.solution, self.profile, self.target, krate)
    }

    /// Whether a library becomes a module.
    fn is_inlined(&self, id: &PackageId) -> bool {
        matches!(self.fate(id), Dependency::Inlined(_))
    }

    /// Loads the libraries that a crate depends on and that are reached, those that these depend on first. Each is
    /// taken from those that are reached.
    fn load_dependencies(&self, krate: &Crate, reached: &mut Reached, draft: &mut Draft) {
        let is_provided = |id: &PackageId| matches!(self.fate(id), Dependency::Provided);
        let is_macro = |id: &PackageId| self.solution.libraries[id].is_proc_macro;
        let mut dependencies = krate.dependencies.values();
        // What a procedural macro writes may name any of them.
        let writes = dependencies.any(|id| reached.crates.contains(id) && is_macro(id));
        for id in krate.dependencies.values() {
            if !(reached.crates.remove(id) || writes && is_provided(id)) {
                continue;
            }
            let krate = &self.solution.libraries[id];
            let why = self.profile.others.get_key_value(&krate.name);
            draft.others.extend(why.map(|(name, why)| (name.clone(), why.clone())));
            match self.fate(id) {
                Dependency::Provided => {
                    draft.provided.insert(krate.name.clone(), id.clone());
                }
                Dependency::LeftOut if krate.name != EXPANDED => {
                    let why = if krate.is_proc_macro {
                        "is a procedural macro, and only those of proconio can be bundled"
                    } else {
                        "calls the operating system and cannot be bundled; if it is `rand` that needs it, \
                         `default-features = false, features = [\"small_rng\"]` does without"
                    };
                    draft.missing.push(anyhow!("crate `{}` {why}", krate.name));
                }
                Dependency::LeftOut => {}
                Dependency::Inlined(module) => {
                    self.load_dependencies(krate, reached, draft);
                    let cannot = || cannot_be_bundled(krate, krate.edition);
                    match self.load(krate, Some(module.clone()), reached).with_context(cannot) {
                        Ok(text) => draft.add(krate, module, &text),
                        Err(error) => draft.missing.push(error),
                    }
                }
            }
        }
    }

    /// The text of a crate that becomes `module`, or is the solution.
    fn load(&self, krate: &Crate, module: Option<String>, reached: &Reached) -> Result<String> {
        let dependencies = krate.dependencies.iter();
        let mut libraries = self.solution.libraries.iter();
        let proconio = libraries.find(|(id, it)| {
            it.name == "proconio" && it.features.contains("derive") && self.is_inlined(id)
        });
        let config = self.config(krate)?;
        let root = self.sources.get(&krate.root, &config)?;
        let alias = |item: &Item| match item {
            Item::ExternCrate(item) => item.rename.as_ref().map(|(_, alias)| alias.to_string()),
            _ => None,
        };
        let paths = Paths {
            module,
            aliases: root.syntax.items.iter().filter_map(alias).collect(),
            edition: krate.edition,
            dependencies: dependencies.map(|(name, id)| (name.clone(), self.fate(id))).collect(),
            proconio: proconio.map(|(id, _)| self.modules[id].clone()),
            macros: reached.macros.clone(),
        };
        inline(krate, &self.sources, &config, &paths, reached)
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
