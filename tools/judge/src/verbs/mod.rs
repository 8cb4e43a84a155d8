//! The verbs of `cargo judge`, a file each.

pub mod bundle;
pub mod comparing;
pub mod completions;
pub mod r#gen;
pub mod judges;
pub mod list;
pub mod listen;
pub mod new;
pub mod run;
pub mod sample;
pub mod stress;
pub mod submit;
pub mod test;
pub mod watch;

use self::comparing::Comparing;
use crate::Which;
use anyhow::{Result, anyhow};
use bundler::package::Solution;
use judge::fixtures;
use judge::loose::Loose;
use judge::submission::Target;
use std::path::{Path, PathBuf};
use verdicts::Fixture;

/// Puts the package of a file, or the one that is made for it, in its place.
pub fn locate(
    named: &mut Option<String>,
    bin: &mut Option<String>,
    manifest_path: &mut Option<PathBuf>,
) -> Result<()> {
    let is_file = |name: &&String| Path::new(name).extension().is_some_and(|end| end == "rs");
    if let Some(file) = named.as_ref().filter(is_file) {
        let Loose { manifest, package, binary } = Loose::find(Path::new(file))?;
        manifest_path.get_or_insert(manifest);
        (*named, *bin) = (Some(package), Some(binary));
    }
    Ok(())
}

impl Which {
    /// The solution; its own program is built with optimisation where that `is_judged`.
    fn solution(&self, is_judged: bool) -> Result<Solution> {
        let (package, bin) = (self.package.as_deref(), self.bin.as_deref());
        Solution::find(self.manifest_path.as_deref(), package, bin, is_judged)
    }

    /// The fixtures that a file must pass, judged as `comparing` says: none, where that `is_not_tested`.
    fn fixtures(
        solution: &mut Solution,
        comparing: &Comparing,
        is_not_tested: bool,
    ) -> Result<Vec<Fixture>> {
        if is_not_tested {
            eprintln!("not tested: it is compiled, but no fixture is run");
            return Ok(Vec::new());
        }
        let compared = solution.fixtures.compare_as(&comparing.wanted());
        compared.map_err(|message| anyhow!(message))?;
        let fixtures = fixtures::all(&solution.fixtures);
        fixtures.map_err(|error| anyhow!("{error:#}; --no-test goes without"))
    }

    /// Who a file of it is for.
    fn target(&self) -> Result<Target> {
        Target::find(self.judge.as_deref(), self.language)
    }
}
