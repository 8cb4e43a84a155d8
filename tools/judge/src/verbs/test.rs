//! `cargo judge test`.

use super::comparing::Comparing;
use super::run::{Notes, Run};
use crate::Which;
use anyhow::{Result, anyhow};
use clap::Args;
use judge::c::PANICKED;
use judge::judges::Language;
use judge::{fixtures, interrupt};
use verdicts::workspace::metadata;
use verdicts::{Package, judge_own};

const EXAMPLE: &str = "\
Example:
  $ cargo judge test cses1098
  AC  sample   0.002 s    9716 KiB
  1 of 1 accepted";

#[derive(Args)]
#[command(after_help = EXAMPLE)]
pub struct Test {
    #[command(flatten)]
    pub(crate) which: Which,
    /// The fixtures; all where left out
    fixtures: Vec<String>,
    /// Judge a build that panics where a number does not fit its type, and says the line; it has ten times as
    /// long
    #[arg(long, conflicts_with_all = ["judge", "language"])]
    debug: bool,
    #[command(flatten)]
    comparing: Comparing,
}

/// Judges each fixture; whether all were accepted.
pub fn test(test: &Test) -> Result<bool> {
    let target = test.which.target()?;
    if test.which.judge.is_none() && test.which.language.is_none() {
        return own(test);
    }
    let mut solution = test.which.solution(true)?;
    let wanted = test.comparing.wanted();
    solution.fixtures.compare_as(&wanted).map_err(|message| anyhow!(message))?;
    // What is wrong with the names is known before anything is built.
    fixtures::named(&solution.fixtures, &test.fixtures)?;
    let limits = target.limits(solution.limits);
    let folder = interrupt::sweep()?;
    let submission = target.submission(&solution, None, false)?;
    eprintln!("{}", target.describe(&submission, limits));
    let program = target.compile(&submission, &solution, folder.path())?;
    let panics = Notes::new(folder.path(), PANICKED);
    let notes = (target.language == Language::C).then_some(&panics);
    let (comparing, names) = (&test.comparing, &test.fixtures);
    let accepted = Run::in_a_process(&program, &solution, comparing, names, limits, notes)?;
    let panicked = panics.names();
    if !panicked.is_empty() {
        let fixtures = fixtures::named(&solution.fixtures, &panicked)?;
        for (fixture, place) in target.panics(&solution, &fixtures, limits)? {
            println!("{fixture}: panicked at {place}");
        }
    }
    Ok(accepted)
}

/// Judges the workspace's own program.
fn own(test: &Test) -> Result<bool> {
    let Which { package, bin, manifest_path, .. } = &test.which;
    let find = || -> Result<Package, String> {
        let (manifest, package) = (manifest_path.as_deref(), package.as_deref());
        let mut package = Package::find(&metadata(manifest)?, manifest, package, bin.as_deref())?;
        package.fixtures.compare_as(&test.comparing.wanted())?;
        Ok(package)
    };
    let package = find().map_err(|message| anyhow!(message))?;
    // What is wrong with the names is known before anything is built.
    let fixtures = fixtures::named(&package.fixtures, &test.fixtures)?;
    let program = package.build(test.debug).map_err(|message| anyhow!(message))?;
    Ok(judge_own(&program, &fixtures, package.limits, test.debug))
}
