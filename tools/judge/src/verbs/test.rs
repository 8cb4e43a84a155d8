//! `cargo judge test`.

use super::comparing::Comparing;
use super::run::{Notes, Run};
use crate::Which;
use anyhow::{Result, anyhow};
use clap::Args;
use judge::c::PANICKED;
use judge::judges::Language;
use judge::{fixtures, interrupt};
use verdicts::judge_all;

const EXAMPLE: &str = "\
Example:
  $ cargo judge test cses1098
  AC  sample   0.002 s    9716 KiB
  1 of 1 accepted";

#[derive(Args)]
#[command(after_help = EXAMPLE)]
pub struct Test {
    #[command(flatten)]
    which: Which,
    /// The fixtures; all where left out
    fixtures: Vec<String>,
    /// Judge the file that `bundle` prints for any judge instead of the workspace's program
    #[arg(long)]
    bundled: bool,
    #[command(flatten)]
    comparing: Comparing,
}

/// Judges each fixture; whether all were accepted.
pub fn test(test: &Test) -> Result<bool> {
    let target = test.which.target()?;
    let is_submission = test.bundled || test.which.judge.is_some() || test.which.language.is_some();
    let mut solution = test.which.solution(true)?;
    let wanted = test.comparing.wanted();
    solution.fixtures.compare_as(&wanted).map_err(|message| anyhow!(message))?;
    // What is wrong with the names is known before anything is built.
    let fixtures = fixtures::named(&solution.fixtures, &test.fixtures)?;
    let limits = target.limits(solution.limits);
    if !is_submission {
        return Ok(judge_all(&solution.built()?.program, &fixtures, limits));
    }
    let folder = interrupt::sweep()?;
    let submission = target.submission(&solution, None)?;
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
