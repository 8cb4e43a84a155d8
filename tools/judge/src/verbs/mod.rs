//! The verbs of `cargo judge`, a file each.

pub mod bundle;
pub mod comparing;
pub mod completions;
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
use judge::submission::Target;
use verdicts::Fixture;

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
