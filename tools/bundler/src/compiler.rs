//! The compiler as the judge has it.

use crate::draft::Draft;
use crate::package::{Crate, Solution};
use crate::profile::Profile;
use crate::rustc::Rustc;
use anyhow::{Result, bail};
use std::collections::BTreeSet;
use std::path::Path;

/// The compiler for a draft, in an edition, with the judge's crates.
///
/// # Errors
/// If the judge's compiler is too old, or Cargo cannot build the crates that the judge has.
pub fn compiler(
    solution: &Solution,
    profile: &Profile,
    draft: &Draft,
    edition: u16,
) -> Result<Rustc> {
    let libraries = draft.modules.iter().map(|module| &module.krate);
    let newest = libraries.chain([&solution.binary]).max_by_key(|krate| krate.rust_version);
    if let Some(Crate { name, rust_version: Some(needs), .. }) = newest
        && let Some(has) = profile.rust.filter(|has| has < needs)
    {
        let [has, needs] = [has, *needs].map(|(major, minor)| format!("{major}.{minor}"));
        let name = if newest.is_some_and(|it| it.root == solution.binary.root) {
            &solution.package.name
        } else {
            name
        };
        bail!("the judge has Rust {has}, and `{name}` needs {needs}");
    }
    let mut externs = externs(solution, draft)?;
    externs.extend(profile.cfgs.iter().flat_map(|cfg| ["--cfg".to_owned(), cfg.clone()]));
    Ok(Rustc { program: solution.toolchain.program.clone(), edition, externs })
}

/// The flags by which rustc finds the libraries that the judge has, as Cargo built them here, and what these
/// depend on.
fn externs(solution: &Solution, draft: &Draft) -> Result<Vec<String>> {
    if draft.provided.is_empty() {
        return Ok(Vec::new());
    }
    let rlibs = &solution.built()?.rlibs;
    let mut flags = Vec::new();
    for (name, id) in &draft.provided {
        if let Some(rlib) = rlibs.get(id) {
            flags.extend(["--extern".to_owned(), format!("{name}={}", rlib.display())]);
        }
    }
    let folders: BTreeSet<&Path> = rlibs.values().filter_map(|rlib| rlib.parent()).collect();
    for folder in folders {
        flags.extend(["-L".to_owned(), format!("dependency={}", folder.display())]);
    }
    Ok(flags)
}
