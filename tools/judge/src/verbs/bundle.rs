//! `cargo judge bundle`.

use super::Verb;
use super::selection::{
    BINARY, COMPARISON, NOT_TESTED, PACKAGE, Selection, TARGET, fixtures, overrides,
};
use crate::interrupt;
use anyhow::{Result, ensure};
use command_line::Matches;
use files::write;
use std::fs;
use std::process::ExitCode;
use verdicts::Fixture;

pub const VERB: Verb = Verb {
    name: "bundle",
    about: "Print one file that a judge accepts, after compiling it and running every fixture on it",
    takes: PACKAGE,
    options: &[
        BINARY,
        TARGET,
        "o output FILE: Write the file here instead of printing it",
        "copy: Also put the file on the clipboard; if there is none, write a file",
        "no-test: Compile the file, but run no fixture: for a problem with several right answers",
        "docs: Keep the first line of the documentation of public functions of the libraries",
        "check: Also compare the compiled file with the same program on the whole crates",
        COMPARISON,
    ],
    more: "\
Example:
  $ cargo judge bundle cses1098 --for atcoder
  // https://cses.fi/problemset/task/1098
  // by `cargo judge bundle cses1098 --for atcoder`
  //! CSES 1098: Nim Game II
  ...",
    run,
};

/// How many lines the header of a bundle has at most, up to the command.
const HEADER: usize = 4;

/// Prints the file for a judge.
fn run(matches: &Matches) -> Result<ExitCode> {
    let (selection, overrides) = (Selection::typed(matches)?, overrides(matches)?);
    // What is wrong with the names is known before anything is built.
    let mut target = selection.target()?;
    target.keeps_docs = matches.opt_present("docs");
    let solution = selection.solution(&overrides, false)?;
    let output = matches.opt_str("output");
    if let Some(path) = &output
        && let Ok(file) = fs::canonicalize(path)
    {
        let is_itself = file == fs::canonicalize(&solution.binary.root)?;
        ensure!(!is_itself, "{path} is the solution itself: choose another file");
        // A device has nothing that could be lost.
        let is_free = !file.is_file() || is_bundle(&fs::read(&file)?);
        ensure!(
            is_free,
            "{path} is there already, and is no bundle: delete it, or choose another file"
        );
    }
    // What is wrong with them is said before anything is made.
    let no_test = matches.opt_present("no-test");
    let has_none = !solution.package.fixtures.files()?.iter().any(Fixture::is_judged);
    let fixtures = fixtures(&solution, has_none || no_test)?;
    let _temporary = interrupt::sweep()?;
    let submission = target.submission(&solution, Some(&fixtures), matches.opt_present("check"))?;
    if has_none && !no_test {
        eprintln!("note: {}", solution.package.fixtures.none());
    }
    if has_none || no_test {
        eprintln!("{NOT_TESTED}");
    }
    match output {
        Some(path) => write(path.as_ref(), submission.text().as_bytes())?,
        None => print!("{}", submission.text()),
    }
    if matches.opt_present("copy") {
        let kept = submission.hand_over(&solution)?;
        if let Some(file) = kept {
            eprintln!("it is in {}", file.display());
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Whether a file is a bundle, or nothing: its header names the command that made it.
fn is_bundle(file: &[u8]) -> bool {
    let text = String::from_utf8_lossy(file);
    let is_mark = |line: &str| {
        let command = ["// by `", "   Made by `"].iter().find_map(|it| line.strip_prefix(it));
        command.is_some_and(|it| {
            it.starts_with("judge bundle ") || it.starts_with("cargo judge bundle ")
        })
    };
    text.trim().is_empty() || text.lines().take(HEADER).any(is_mark)
}
