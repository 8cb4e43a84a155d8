//! All crates of a solution in one text, whole.

use super::cfg::Config;
use super::load::{Found, Loader};
use super::paths::{Other, Paths, declared};
use super::sources::Sources;
use crate::package::{Crate, Solution};
use crate::profile::Profile;
use anyhow::{Context, Result, bail};
use cargo_metadata::PackageId;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

/// A solution and all that it may need.
pub struct Draft {
    /// The text: the solution, then a module for each crate.
    pub text: String,
    /// Where the modules begin.
    pub solution_end: usize,
    /// The crates that became modules, by the module's name.
    pub inlined: BTreeMap<String, Crate>,
    /// The crates that the judge has.
    pub kept: Vec<Crate>,
}

/// The only procedural macros that are written out.
const EXPANDED: &str = "proconio_derive";

/// Puts a solution and the crates it names into one text, for the compiler with the options `target`.
///
/// # Errors
/// A message that names the crate and what about it cannot be done.
pub fn assemble(solution: &Solution, profile: &Profile, target: BTreeSet<String>) -> Result<Draft> {
    whole(solution, profile, target).map_err(|error| solution.cause(error))
}

fn whole(solution: &Solution, profile: &Profile, target: BTreeSet<String>) -> Result<Draft> {
    let sources = Sources::default();
    let modules = module_names(solution, &sources)?;
    let mut assembly = Assembly {
        solution,
        profile,
        target,
        sources,
        modules,
        macros: BTreeMap::new(),
        limits: BTreeSet::new(),
    };

    let mut loaded = BTreeMap::new();
    assembly.load_dependencies(&solution.binary, &mut loaded);
    let mut inlined = BTreeMap::new();
    let mut kept = BTreeMap::new();
    let mut texts = Vec::new();
    let text = assembly.load(&solution.binary, None)?;
    let mut open = assembly.mentioned(&solution.binary, &text)?;
    open.reverse();
    while let Some(id) = open.pop() {
        let library = &solution.libraries[&id];
        if profile.crates.contains(&library.name) {
            kept.insert(library.name.clone(), library.clone());
            continue;
        }
        let module = assembly.modules[&id].clone();
        if inlined.contains_key(&module) {
            continue;
        }
        let cannot = || cannot_be_bundled(library);
        let loaded = loaded.remove(&id).with_context(cannot)?.with_context(cannot)?;
        open.extend(assembly.mentioned(library, &loaded)?);
        texts.push(format!("\n{}mod {module} {{\n{loaded}\n}}\n", notice(library)));
        inlined.insert(module, library.clone());
    }
    let limits = assembly.limits.iter().map(String::as_str);
    let lines: Vec<&str> = limits.chain([text.trim_end(), ""]).collect();
    let mut text = lines.join("\n");
    let solution_end = text.len();
    text.extend(texts);
    Ok(Draft { text, solution_end, inlined, kept: kept.into_values().collect() })
}

/// What is said of a library that is beyond us, before the reason.
pub fn cannot_be_bundled(library: &Crate) -> String {
    format!("crate `{}` cannot be bundled", library.name)
}

/// What a library's licence wants said where its code is.
pub fn notice(library: &Crate) -> String {
    if !library.is_published {
        return String::new();
    }
    let license = library.license.as_deref().unwrap_or("see its source");
    let source = library.repository.as_deref().map(|url| format!(", {url}")).unwrap_or_default();
    format!("// {} {}, licence: {license}{source}\n", library.name, library.version)
}

/// A module for each library: its name, and a number where that is taken.
fn module_names(solution: &Solution, sources: &Sources) -> Result<BTreeMap<PackageId, String>> {
    let mut taken = declared(&sources.get(&solution.binary.root)?.syntax.items);
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

struct Assembly<'a> {
    solution: &'a Solution,
    profile: &'a Profile,
    target: BTreeSet<String>,
    sources: Sources,
    modules: BTreeMap<PackageId, String>,
    macros: BTreeMap<String, BTreeSet<String>>,
    limits: BTreeSet<String>,
}

impl Assembly<'_> {
    /// Loads each library that a crate may name, those first that it may name in turn: their macros may
    /// be called by bare names. One that nothing names may be beyond us.
    fn load_dependencies(
        &mut self,
        krate: &Crate,
        loaded: &mut BTreeMap<PackageId, Result<String>>,
    ) {
        let solution = self.solution;
        for id in krate.dependencies.values() {
            let library = &solution.libraries[id];
            let is_kept = library.is_proc_macro || self.profile.crates.contains(&library.name);
            if !is_kept && !loaded.contains_key(id) {
                self.load_dependencies(library, loaded);
                let text = self.load(library, Some(self.modules[id].clone()));
                loaded.insert(id.clone(), text);
            }
        }
    }

    fn load(&mut self, krate: &Crate, module: Option<String>) -> Result<String> {
        let config = Config::new(&self.target, krate);
        let others = krate.dependencies.iter().map(|(name, id)| {
            let library = &self.solution.libraries[id];
            let other = if self.profile.crates.contains(&library.name) {
                Other::Kept
            } else if library.is_proc_macro {
                Other::Expanded
            } else {
                Other::Module(self.modules[id].clone())
            };
            (name.clone(), other)
        });
        let paths = Paths {
            module: module.clone(),
            edition: krate.edition,
            others: others.collect(),
            macros: self.macros.clone(),
        };
        let loader = Loader {
            krate,
            sources: &self.sources,
            config: &config,
            paths,
            found: RefCell::new(Found::default()),
        };
        let text = loader.load()?;
        let found = loader.found.into_inner();
        self.limits.extend(found.limits);
        if let Some(module) = module {
            self.macros.insert(module, found.exported);
        }
        Ok(text)
    }

    /// The crates that a text names.
    fn mentioned(&self, krate: &Crate, text: &str) -> Result<Vec<PackageId>> {
        let mut ids = Vec::new();
        for (name, id) in &krate.dependencies {
            let library = &self.solution.libraries[id];
            let kept = self.profile.crates.contains(&library.name);
            let word = if kept || library.is_proc_macro { name } else { &self.modules[id] };
            if !has_word(text, word) {
                continue;
            }
            if library.is_proc_macro && !kept {
                if library.name != EXPANDED {
                    bail!(
                        "crate `{}` is a procedural macro, and only those of proconio can be bundled",
                        library.name
                    );
                }
                continue;
            }
            ids.push(id.clone());
        }
        Ok(ids)
    }
}

fn has_word(text: &str, word: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(word).any(|(at, _)| {
        !text[..at].ends_with(is_part) && !text[at + word.len()..].starts_with(is_part)
    })
}
