//! `cargo judge test`.

use super::Verb;
use super::selection::{
    BINARY, COMPARISON, DEBUG, PROGRAM, Selection, TARGET, check_answers, overrides,
};
use crate::interrupt;
use anyhow::{Context, Result, ensure};
use command_line::Matches;
use judge::c::PANICKED;
use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use verdicts::Verdict::{MemoryLimitExceeded, TimeLimitExceeded, WrongAnswer};
use verdicts::comparison::Overrides;
use verdicts::verdict::with_stderr;
use verdicts::{Fixture, Limits, Package, Report, command_line_again, judge_each};

pub const VERB: Verb = Verb {
    name: "test",
    about: "Run a problem's fixtures and print a verdict for each",
    takes: "[PACKAGE|FILE.rs] [FIXTURE]...",
    options: &[
        BINARY,
        TARGET,
        DEBUG,
        PROGRAM,
        "stderr: Also show standard error of accepted runs",
        COMPARISON,
    ],
    more: "\
With --for or --to, the file that `bundle` prints is judged, compiled and limited as at that judge; without them, the
workspace's own program is judged.

Example:
  $ cargo judge test cses1098
  AC  sample   0.002 s    9716 KiB
  1 of 1 accepted",
    run,
};

/// How many fixtures that failed are tried to be explained.
const EXPLAINED: usize = 3;

/// The variable in which another process of this program finds the folder in which to compile what is judged, and do
/// no more.
const COMPILE_IN: &str = "CARGO_JUDGE_COMPILE_IN";

/// Judges each fixture.
fn run(matches: &Matches) -> Result<ExitCode> {
    let (selection, overrides) = (Selection::typed(matches)?, overrides(matches)?);
    let target = selection.target()?;
    if let Some(done) = compiles(&selection) {
        return done;
    }
    let debug = matches.opt_present("debug");
    ensure!(!(debug && selection.is_submission()), "--debug cannot be combined with --for or --to");
    let package = selection.package(&overrides)?;
    // What is wrong with the names is known before anything is built.
    let names = matches.free.get(usize::from(!selection.is_elsewhere())..).unwrap_or_default();
    let mut fixtures = package.fixtures.named(names)?;
    let other = selection.program(&package)?;
    if other.is_some() && names.is_empty() {
        // What judges never have, and only programs here say in these words.
        fixtures.retain(|fixture| fixture.errors.is_none());
    }
    let see = |report: &Report| {
        if matches.opt_present("stderr") && report.details.is_empty() {
            with_stderr("", &report.stderr).lines().skip(1).for_each(|line| println!("    {line}"));
        }
    };
    let folder = interrupt::sweep()?;
    if !selection.is_submission() {
        let mut program = match &other {
            Some(other) => other.command(),
            None => Command::new(selection.build(&package, debug, folder.path())?),
        };
        let time = if debug { 10 * package.limits.time } else { package.limits.time };
        let mut failed = Vec::new();
        let limits = Limits { time, ..package.limits };
        let accepted = judge_each(&mut program, &fixtures, limits, |fixture, report| {
            see(report);
            if matches!(report.verdict, WrongAnswer | TimeLimitExceeded | MemoryLimitExceeded) {
                failed.push(fixture.clone());
            }
        });
        if !debug && other.is_none() {
            let build = || selection.build(&package, true, folder.path());
            explain(&package, &failed, build);
        }
        check_answers(&fixtures)?;
        return Ok(u8::from(!accepted).into());
    }
    let limits = target.limits(package.limits);
    let Some(program) = compiled(folder.path())? else { return Ok(ExitCode::FAILURE) };
    let mut has_panicked = false;
    let accepted = judge_each(&mut Command::new(program), &fixtures, limits, |_, report| {
        see(report);
        has_panicked |= report.details.contains(PANICKED);
    });
    if has_panicked {
        eprintln!(
            "to see where it panics, run the Rust program: {}",
            command_line_again(&["--for", "--to"])
        );
    }
    check_answers(&fixtures)?;
    Ok(u8::from(!accepted).into())
}

/// Says where a number did not fit its type, if one did in the first fixtures that failed: a build to debug panics there.
fn explain(package: &Package, failed: &[Fixture], build: impl Fn() -> Result<PathBuf>) {
    let Some(program) = failed.first().and_then(|_| build().ok()) else { return };
    for fixture in &failed[..failed.len().min(EXPLAINED)] {
        let Ok(report) = fixture.judge(&mut Command::new(&program), package.limits) else {
            continue;
        };
        let mut lines = report.stderr.lines().map(str::trim).collect::<Vec<_>>();
        let is_overflow =
            |line: &&str| line.starts_with("attempt to ") && line.ends_with("overflow");
        if let Some(at) = lines.iter().position(is_overflow) {
            let panic = lines.drain(at.saturating_sub(1)..=at).collect::<Vec<_>>().join(" ");
            let (name, again) = (&fixture.name, command_line_again(&[]));
            eprintln!("in {name}, a number does not fit its type: {panic}\n{again} --debug");
            return;
        }
    }
}

/// What this process does instead, where another one of this program has it compile what is judged.
pub fn compiles(selection: &Selection) -> Option<Result<ExitCode>> {
    env::var_os(COMPILE_IN).map(|folder| compile(selection, Path::new(&folder)))
}

/// Compiles what is judged, says what that is, and prints its path.
fn compile(selection: &Selection, folder: &Path) -> Result<ExitCode> {
    let target = selection.target()?;
    let solution = selection.solution(&Overrides::default(), false)?;
    let _temporary = interrupt::sweep()?;
    let submission = target.submission(&solution, None, false)?;
    eprintln!("{}", target.describe(&submission, target.limits(solution.package.limits)));
    println!("{}", submission.compile(folder)?.display());
    Ok(ExitCode::SUCCESS)
}

/// Compiles what is judged in another process of this program: the path; `None` if that failed, which it has said. Linux
/// charges a child with its parent's peak memory, so this process must not compile.
pub fn compiled(folder: &Path) -> Result<Option<PathBuf>> {
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
