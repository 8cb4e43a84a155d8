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
}

impl Compilers {
    /// The compilers for a draft.
    ///
    /// # Errors
    /// If the judge's compiler is too old, or Cargo cannot build the crates that the judge has.
    pub fn new(solution: &Solution, profile: &Profile, draft: &Draft) -> Result<Compilers> {
        check_version(solution, profile, draft)?;
        let own = Rustc {
            program: solution.toolchain.program.clone(),
            edition: solution.binary.edition,
            externs: externs(solution, draft)?,
        };
        let mut judge = own.clone();
        if profile.edition > 0 {
            judge.edition = profile.edition;
        }
        Ok(Compilers { own, judge })
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

/// The flags by which rustc finds the libraries that the judge has, as Cargo built them here, and what these
/// depend on.
fn externs(solution: &Solution, draft: &Draft) -> Result<Vec<String>> {
    if draft.provided.is_empty() {
        return Ok(Vec::new());
    }
    let built = solution.built()?;
    let mut flags = Vec::new();
    for Crate { name, id, .. } in &draft.provided {
        if let Some(rlib) = built.rlibs.get(id) {
            flags.extend(["--extern".to_owned(), format!("{name}={}", rlib.display())]);
        }
    }
    // They are beside the program, or wherever `build.build-dir` says.
    let folders = built.rlibs.values().filter_map(|rlib| rlib.parent());
    let folders: BTreeSet<PathBuf> =
        folders.map(Path::to_owned).chain([built.deps_folder()]).collect();
    for folder in folders {
        flags.extend(["-L".to_owned(), format!("dependency={}", folder.display())]);
    }
    Ok(flags)
}
