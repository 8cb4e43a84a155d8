//! Assemble: the loaded crates that a solution uses, in one text.

use crate::load::{Loaded, use_of_macros};
use crate::package::{Crate, PackageId, Solution};
use crate::profile::Profile;
use crate::syntax::{has_identifier, has_word};
use anyhow::{Context, Error, Result, anyhow};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// A solution and all that it may need, not pruned.
pub struct Draft {
    /// The text: the solution, then a module for each crate.
    pub text: String,
    /// Where the solution ends and the modules begin.
    pub solution_end: usize,
    /// The crates that became modules, by the module's name.
    pub inlined: BTreeMap<String, Crate>,
    /// The bytes of each module in the text, and its name.
    pub modules: Vec<(Range<usize>, String)>,
    /// The crates that the judge has.
    pub provided: Vec<Crate>,
    /// Why crates that are named are not there, the first one first. What needs them is in the text.
    pub missing: Vec<Error>,
}

/// The crate of procedural macros whose expansions are always written out.
const EXPANDED: &str = "proconio_derive";

/// Assembles the solution and those of its crates that it names, or that these name in turn.
///
/// # Errors
/// A message that names the crate and what about it cannot be done.
pub fn assemble(solution: &Solution, profile: &Profile, loaded: Loaded) -> Result<Draft> {
    let Loaded { solution: text, mut libraries, modules: module_names, limits } = loaded;
    let mut missing = Vec::new();
    let used =
        |krate: &Crate, text: &str| used_crates(solution, profile, &module_names, krate, text);
    let (mut open, problems) = used(&solution.binary, &text);
    missing.extend(problems);
    open.reverse();
    let limits = limits.iter().map(String::as_str);
    let lines: Vec<&str> = limits.chain([text.trim_end(), ""]).collect();
    let mut text = lines.join("\n");
    let solution_end = text.len();
    let (mut inlined, mut modules) = (BTreeMap::new(), Vec::new());
    let (mut provided, mut seen) = (BTreeMap::new(), BTreeSet::new());
    while let Some(id) = open.pop() {
        let library = &solution.libraries[&id];
        if profile.crates.contains(&library.name) {
            provided.insert(library.name.clone(), library.clone());
            continue;
        }
        if !seen.insert(id.clone()) {
            continue;
        }
        let module = module_names[&id].clone();
        let cannot = || cannot_be_bundled(library, library.edition);
        let body = match libraries.remove(&id).with_context(cannot)? {
            Ok(body) => body,
            Err(error) => {
                missing.push(error.context(cannot()));
                continue;
            }
        };
        let (named, problems) = used(library, &body);
        open.extend(named);
        missing.extend(problems.into_iter().map(|error| error.context(cannot())));
        text.extend(["\n", &notice(library)]);
        let start = text.len();
        text.extend(["mod ", &module, " {\n", &body, "\n}"]);
        modules.push((start..text.len(), module.clone()));
        text.push('\n');
        inlined.insert(module, library.clone());
    }
    let provided = provided.into_values().collect();
    Ok(Draft { text, solution_end, inlined, modules, provided, missing })
}

/// What is said of a library that cannot be bundled into a file of this edition, before the reason.
pub fn cannot_be_bundled(library: &Crate, edition: u16) -> String {
    let Crate { name, edition: own, .. } = library;
    if *own == edition {
        return format!("crate `{name}` cannot be bundled");
    }
    format!("crate `{name}`, of edition {own}, cannot be bundled into a file of edition {edition}")
}

/// The comment that goes with the code of a published library: its name, version and licence.
pub fn notice(library: &Crate) -> String {
    if !library.is_published {
        return String::new();
    }
    let license = library.license.as_deref().unwrap_or("see its source");
    let source = library.repository.as_deref().map(|url| format!(", {url}")).unwrap_or_default();
    format!("// {} {}, licence: {license}{source}\n", library.name, library.version)
}

/// The dependencies of a crate that its text names, and what is wrong with others that it names.
fn used_crates(
    solution: &Solution,
    profile: &Profile,
    modules: &BTreeMap<PackageId, String>,
    krate: &Crate,
    text: &str,
) -> (Vec<PackageId>, Vec<Error>) {
    let (mut ids, mut problems) = (Vec::new(), Vec::new());
    for (name, id) in &krate.dependencies {
        let library = &solution.libraries[id];
        let is_provided = profile.crates.contains(&library.name);
        let word = if is_provided || library.is_proc_macro { name } else { &modules[id] };
        let is_comment = || library.is_proc_macro && !names_macros_of(text, word);
        if !has_word(text, word) || is_comment() {
            continue;
        }
        if is_provided || !library.is_proc_macro {
            ids.push(id.clone());
        } else if library.name != EXPANDED {
            problems.push(anyhow!(
                "crate `{}` is a procedural macro, and only those of proconio can be bundled",
                library.name
            ));
        }
    }
    (ids, problems)
}

/// Whether a text names a crate of procedural macros: in code, or where a `use` of it was.
fn names_macros_of(text: &str, name: &str) -> bool {
    text.contains(&use_of_macros(name))
        || text.parse().map_or(true, |tokens| has_identifier(tokens, &[name.to_owned()].into()))
}
