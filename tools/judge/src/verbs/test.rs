//! `cargo judge test`.

use super::run::Run;
use crate::Which;
use anyhow::{Result, anyhow, bail};
use clap::Args;
use tempfile::TempDir;
use verdicts::Fixture;
use verdicts::nearest::instead_of;

#[derive(Args)]
pub struct Test {
    #[command(flatten)]
    which: Which,
    /// The fixtures; all where left out
    fixtures: Vec<String>,
    /// Judge the file that `bundle` prints for any judge instead of the workspace's program
    #[arg(long)]
    bundled: bool,
}

/// Judges each fixture; whether all were accepted.
pub fn test(test: &Test) -> Result<bool> {
    let target = test.which.target()?;
    let is_submission = test.bundled || test.which.judge.is_some() || test.which.language.is_some();
    let solution = test.which.solution(true)?;
    let known = Fixture::in_folder(&solution.fixtures).map_err(|message| anyhow!(message))?;
    for name in &test.fixtures {
        if !known.iter().any(|fixture| fixture.name == *name) {
            let names = known.iter().map(|fixture| &*fixture.name);
            bail!("`{}` has no fixture `{name}`{}", solution.package, instead_of(name, names));
        }
    }
    let folder = TempDir::new()?;
    let limits = target.limits(solution.limits);
    let program = if is_submission {
        let submission = target.submission(&solution, false)?;
        eprintln!("{}", target.describe(&submission, limits));
        submission.compile(folder.path())?
    } else {
        solution.built()?.program.clone()
    };
    Run::new(&program, &solution.fixtures, &test.fixtures, limits).in_a_process()
}
