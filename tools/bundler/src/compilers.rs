//! The compiler as the solution has it and as the judge has it.

use crate::assemble::Draft;
use crate::package::{Crate, Solution};
use crate::profile::Profile;
use crate::rustc::Rustc;
use anyhow::{Result, bail};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The compiler, in both editions, with the judge's crates.
pub struct Compilers {
    /// In the solution's own edition: for pruning.
    pub own: Rustc,
    /// In the judge's edition: for the bundle.
    pub judge: Rustc,
    /// The libraries that the judge has, as Cargo built them here, by their names.
    pub rlibs: Vec<(String, PathBuf)>,
}

impl Compilers {
    /// The compilers for a draft.
    ///
    /// # Errors
    /// If the judge's compiler is too old, or Cargo cannot build the crates that the judge has.
    pub fn new(solution: &Solution, profile: &Profile, draft: &Draft) -> Result<Compilers> {
        check_version(solution, profile, draft)?;
        let rlibs = rlibs(solution, draft)?;
        let own = Rustc {
            program: solution.toolchain.program.clone(),
            edition: solution.binary.edition,
            externs: externs(solution, &rlibs)?,
        };
        let mut judge = own.clone();
        if profile.edition > 0 {
            judge.edition = profile.edition;
        }
        Ok(Compilers { own, judge, rlibs })
    }
}

/// Checks that the judge's compiler is new enough for all crates.
fn check_version(solution: &Solution, profile: &Profile, draft: &Draft) -> Result<()> {
    let needs = draft.inlined.values().chain([&solution.binary]);
    let newest = needs.filter_map(|krate| Some((krate.rust_version?, krate))).max_by_key(|n| n.0);
    if let (Some((needed, krate)), Some(has)) = (newest, profile.rust)
        && needed > has
    {
        bail!(
            "the judge has Rust {}.{}, and `{}` needs {}.{}",
            has.0,
            has.1,
            krate.name,
            needed.0,
            needed.1
        );
    }
    Ok(())
}

fn rlibs(solution: &Solution, draft: &Draft) -> Result<Vec<(String, PathBuf)>> {
    if draft.provided.is_empty() {
        return Ok(Vec::new());
    }
    let built = solution.built()?;
    let rlib = |krate: &Crate| Some((krate.name.clone(), built.rlibs.get(&krate.id)?.clone()));
    Ok(draft.provided.iter().filter_map(rlib).collect())
}

/// The flags by which rustc finds `rlibs`, and what these depend on.
fn externs(solution: &Solution, rlibs: &[(String, PathBuf)]) -> Result<Vec<String>> {
    let mut flags = Vec::new();
    for (name, rlib) in rlibs {
        flags.extend(["--extern".to_owned(), format!("{name}={}", rlib.display())]);
    }
    if !flags.is_empty() {
        let built = solution.built()?;
        // They are beside the program, or wherever `build.build-dir` says.
        let mut folders: BTreeSet<PathBuf> = [built.deps_folder()].into();
        folders.extend(built.rlibs.values().filter_map(|rlib| rlib.parent()).map(Path::to_owned));
        for folder in folders {
            flags.extend(["-L".to_owned(), format!("dependency={}", folder.display())]);
        }
    }
    Ok(flags)
}
