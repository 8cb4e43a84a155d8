//! The verbs of `cargo judge`, a file each.

pub mod bundle;
pub mod comparing;
pub mod r#gen;
pub mod judges;
pub mod list;
pub mod listen;
pub mod new;
pub mod sample;
pub mod stress;
pub mod submit;
pub mod test;
pub mod watch;

use self::comparing::Comparing;
use anyhow::{Error, Result, anyhow};
use bundler::package::Solution;
use clap::Args;
use judge::judges::Language;
use judge::loose::Loose;
use judge::submission::Target;
use std::path::{Path, PathBuf};
use verdicts::{Fixture, Package};

/// Which package.
#[derive(Args, Clone)]
pub struct Named {
    /// The package, or a file with a program; the package of the current folder, or the only one, where left out
    package: Option<String>,
    /// The binary, where the package has several
    #[arg(long)]
    bin: Option<String>,
    /// A manifest of another workspace
    #[arg(long, value_name = "PATH")]
    manifest_path: Option<PathBuf>,
}

/// Which solution, and for whom.
#[derive(Args)]
pub struct Which {
    #[command(flatten)]
    named: Named,
    /// The judge: its crates, compiler, edition, language and limits. Where left out, any judge, or
    /// for `submit` that of the header's link
    #[arg(long = "for", value_name = "JUDGE")]
    judge: Option<String>,
    /// What to submit the solution as, where the judge does not say
    #[arg(long = "to", value_name = "LANGUAGE")]
    language: Option<Language>,
}

impl Named {
    /// The same, with the package of a file, or the one that is made for it, in the file's place.
    fn located(&self) -> Result<Named> {
        let is_file = |name: &&String| Path::new(name).extension().is_some_and(|end| end == "rs");
        let Some(file) = self.package.as_ref().filter(is_file) else { return Ok(self.clone()) };
        let Loose { manifest, package, binary } = Loose::find(Path::new(file))?;
        let manifest_path = self.manifest_path.clone().or(Some(manifest));
        Ok(Named { package: Some(package), bin: Some(binary), manifest_path })
    }

    /// The package, whose answers are judged as `comparing` says.
    fn package(&self, comparing: Option<&Comparing>) -> Result<Package> {
        let Named { package, bin, manifest_path } = self.located()?;
        let package = Package::named(manifest_path.as_deref(), package.as_deref(), bin.as_deref());
        let mut package = package.map_err(Error::msg)?;
        if let Some(comparing) = comparing {
            package.fixtures.compare_as(&comparing.wanted()).map_err(Error::msg)?;
        }
        Ok(package)
    }

    /// The solution; its own program is built with optimisation where that `is_judged`.
    fn solution(&self, is_judged: bool) -> Result<Solution> {
        let Named { package, bin, manifest_path } = self.located()?;
        Solution::find(manifest_path.as_deref(), package.as_deref(), bin.as_deref(), is_judged)
    }
}

impl Which {
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
        solution.fixtures.compare_as(&comparing.wanted()).map_err(Error::msg)?;
        let fixtures = solution.fixtures.all();
        fixtures.map_err(|error| anyhow!("{error}; --no-test goes without"))
    }

    /// Who a file of it is for.
    fn target(&self) -> Result<Target> {
        Target::find(self.judge.as_deref(), self.language)
    }
}
