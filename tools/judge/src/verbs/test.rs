//! `cargo judge test`.

use super::which::{Which, comparison_options, target_options, wanted};
use crate::command_line::Verb;
use crate::interrupt;
use anyhow::{Context, Error, Result, ensure};
use getopts::Matches;
use judge::c::PANICKED;
use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use verdicts::comparison::Wanted;
use verdicts::{again, judge_each, judge_own};

pub const VERB: Verb = Verb {
    name: "test",
    about: "Run a problem's fixtures and print a verdict for each",
    takes: "[PACKAGE|FILE.rs] [FIXTURE]...",
    options: |options| {
        target_options(options);
        let debug = "Judge a build that panics where a number does not fit its type, and says the line; it has \
                     ten times as long";
        options.optflag("", "debug", debug);
        comparison_options(options);
    },
    more: "\
With --for or --to, what is judged is the file that `bundle` prints, compiled and limited as that judge does;
otherwise it is the workspace's own program.

Example:
  $ cargo judge test cses1098
  AC  sample   0.002 s    9716 KiB
  1 of 1 accepted",
    run,
};

/// The variable in which another process of this program finds the folder in which to compile what is judged, and do
/// no more.
const COMPILE_IN: &str = "CARGO_JUDGE_COMPILE_IN";

/// Judges each fixture.
fn run(matches: &Matches) -> Result<ExitCode> {
    let (which, wanted) = (Which::of(matches)?, wanted(matches)?);
    let target = which.target()?;
    if let Some(folder) = env::var_os(COMPILE_IN) {
        return compile(&which, Path::new(&folder));
    }
    let debug = matches.opt_present("debug");
    ensure!(!(debug && which.is_submission()), "--debug goes without --for and --to");
    let package = which.package(&wanted)?;
    // What is wrong with the names is known before anything is built.
    let names = matches.free.get(1..).unwrap_or_default();
    let fixtures = package.fixtures.named(names).map_err(Error::msg)?;
    if !which.is_submission() {
        let program = package.build(debug).map_err(Error::msg)?;
        let accepted = judge_own(&program, &fixtures, package.limits, debug);
        return Ok(u8::from(!accepted).into());
    }
    let limits = target.limits(package.limits);
    let folder = interrupt::sweep()?;
    let Some(program) = compiled(folder.path())? else { return Ok(ExitCode::FAILURE) };
    let mut has_panicked = false;
    let accepted = judge_each(&program, &fixtures, limits, |_, report| {
        has_panicked |= report.details.contains(PANICKED);
    });
    if has_panicked {
        eprintln!("where it panics, the Rust program says: {}", again(&["--for", "--to"]));
    }
    Ok(u8::from(!accepted).into())
}

/// Compiles what is judged, says what that is, and prints its path.
fn compile(which: &Which, folder: &Path) -> Result<ExitCode> {
    let target = which.target()?;
    let solution = which.solution(&Wanted::default(), false)?;
    let _temporary = interrupt::sweep()?;
    let submission = target.submission(&solution, None, false)?;
    eprintln!("{}", target.describe(&submission, target.limits(solution.limits)));
    println!("{}", submission.compile(folder)?.display());
    Ok(ExitCode::SUCCESS)
}

/// What is judged, compiled in a folder by another process of this program; `None` if that has failed, and has
/// said so. Linux counts what a process has had as the memory of the programs that it starts, and this one is
/// to have had little.
fn compiled(folder: &Path) -> Result<Option<PathBuf>> {
    let itself = env::current_exe().context("this program")?;
    let mut command = Command::new(&itself);
    command.args(env::args_os().skip(1)).env(COMPILE_IN, folder).stderr(Stdio::inherit());
    let output = command.output().with_context(|| itself.display().to_string())?;
    if !output.status.success() {
        return Ok(None);
    }
    let path = String::from_utf8(output.stdout)?;
    ensure!(!path.trim_end().is_empty(), "the other process names no program");
    Ok(Some(path.trim_end().into()))
}
