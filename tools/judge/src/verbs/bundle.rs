//! `cargo judge bundle`.

use super::Which;
use super::comparing::Comparing;
use anyhow::{Context, Error, Result, bail};
use clap::Args;
use judge::clipboard;
use judge::interrupt;
use std::fs;
use std::path::PathBuf;

const EXAMPLE: &str = "\
Example:
  $ cargo judge bundle cses1098 --for atcoder
  // https://cses.fi/problemset/task/1098 by `cargo judge bundle cses1098 --for atcoder`
  //! CSES 1098: Nim Game II
  ...";

#[derive(Args)]
#[command(after_help = EXAMPLE)]
pub struct Bundle {
    #[command(flatten)]
    which: Which,
    /// Write the file here instead of printing it
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Put the file on the clipboard too
    #[arg(long)]
    copy: bool,
    /// Compile the file, but run no fixture on it: where a sample is one of many right answers
    #[arg(long)]
    no_test: bool,
    /// Compare the file's code with that of the crates in whole too
    #[arg(long)]
    check: bool,
    #[command(flatten)]
    comparing: Comparing,
}

/// Prints the file for a judge.
pub fn bundle(bundle: &Bundle) -> Result<()> {
    // What is wrong with the names is known before anything is built.
    let target = bundle.which.target()?;
    let mut solution = bundle.which.named.solution(false)?;
    if let Some(path) = &bundle.output
        && let Ok(file) = fs::canonicalize(path)
        && file == fs::canonicalize(&solution.binary.root)?
    {
        bail!("{} is the solution itself: choose another file", path.display());
    }
    // What is wrong with them is said before anything is made.
    let has_none = solution.fixtures.files().map_err(Error::msg)?.is_empty();
    if has_none && !bundle.no_test {
        eprintln!("note: {}", solution.fixtures.none());
    }
    let is_not_tested = has_none || bundle.no_test;
    let fixtures = Which::fixtures(&mut solution, &bundle.comparing, is_not_tested)?;
    let _temporary = interrupt::sweep()?;
    let submission = target.submission(&solution, Some(&fixtures), bundle.check)?;
    match &bundle.output {
        Some(path) => {
            fs::write(path, submission.text()).with_context(|| path.display().to_string())?;
        }
        None => print!("{}", submission.text()),
    }
    if bundle.copy {
        clipboard::copy(submission.text())?;
    }
    Ok(())
}
