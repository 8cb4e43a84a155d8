//! `cargo judge bundle`.

use super::which::{PACKAGE, Which, comparison_options, fixtures, target_options, wanted};
use crate::command_line::Verb;
use crate::{clipboard, interrupt};
use anyhow::{Error, Result, bail};
use files::write;
use getopts::{Matches, Options};
use std::fs;
use std::process::ExitCode;

pub const VERB: Verb = Verb {
    name: "bundle",
    about: "Print one file that a judge accepts, after compiling it and running every fixture on it",
    takes: PACKAGE,
    options,
    more: "\
Example:
  $ cargo judge bundle cses1098 --for atcoder
  // https://cses.fi/problemset/task/1098 by `cargo judge bundle cses1098 --for atcoder`
  //! CSES 1098: Nim Game II
  ...",
    run,
};

fn options(options: &mut Options) {
    target_options(options);
    options.optopt("o", "output", "Write the file here instead of printing it", "FILE");
    options.optflag("", "copy", "Put the file on the clipboard too");
    let no_test =
        "Compile the file, but run no fixture on it: where a sample is one of many right answers";
    options.optflag("", "no-test", no_test);
    options.optflag("", "check", "Compare the file's code with that of the crates in whole too");
    comparison_options(options);
}

/// Prints the file for a judge.
fn run(matches: &Matches) -> Result<ExitCode> {
    let (which, wanted) = (Which::of(matches)?, wanted(matches)?);
    // What is wrong with the names is known before anything is built.
    let target = which.target()?;
    let solution = which.solution(&wanted, false)?;
    let output = matches.opt_str("output");
    if let Some(path) = &output
        && let Ok(file) = fs::canonicalize(path)
        && file == fs::canonicalize(&solution.binary.root)?
    {
        bail!("{path} is the solution itself: choose another file");
    }
    // What is wrong with them is said before anything is made.
    let no_test = matches.opt_present("no-test");
    let has_none = solution.fixtures.files().map_err(Error::msg)?.is_empty();
    if has_none && !no_test {
        eprintln!("note: {}", solution.fixtures.none());
    }
    let fixtures = fixtures(&solution, has_none || no_test)?;
    let _temporary = interrupt::sweep()?;
    let submission = target.submission(&solution, Some(&fixtures), matches.opt_present("check"))?;
    match output {
        Some(path) => write(path.as_ref(), submission.text().as_bytes())?,
        None => print!("{}", submission.text()),
    }
    if matches.opt_present("copy") {
        clipboard::copy(submission.text())?;
    }
    Ok(ExitCode::SUCCESS)
}
