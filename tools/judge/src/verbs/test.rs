//! `cargo judge test`.

use super::Which;
use super::comparing::Comparing;
use anyhow::{Context, Error, Result, ensure};
use clap::Args;
use judge::c::PANICKED;
use judge::interrupt;
use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use verdicts::{again, judge_each, judge_own};

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
    /// Judge a build that panics where a number does not fit its type, and says the line; it has ten times as
    /// long
    #[arg(long, conflicts_with_all = ["judge", "language"])]
    debug: bool,
    #[command(flatten)]
    comparing: Comparing,
    /// Do nothing but compile what is judged, in this folder, and print its path
    #[arg(long, hide = true, value_name = "FOLDER")]
    compile_in: Option<PathBuf>,
}

/// Judges each fixture; whether all were accepted.
pub fn test(test: &Test) -> Result<bool> {
    let Test { which, comparing, .. } = test;
    let target = which.target()?;
    if let Some(folder) = &test.compile_in {
        return test.compile(folder);
    }
    let package = which.named.package(Some(comparing))?;
    // What is wrong with the names is known before anything is built.
    let fixtures = package.fixtures.named(&test.fixtures).map_err(Error::msg)?;
    if which.judge.is_none() && which.language.is_none() {
        let program = package.build(test.debug).map_err(Error::msg)?;
        return Ok(judge_own(&program, &fixtures, package.limits, test.debug));
    }
    let limits = target.limits(package.limits);
    let folder = interrupt::sweep()?;
    let Some(program) = compiled(folder.path())? else { return Ok(false) };
    let mut has_panicked = false;
    let accepted = judge_each(&program, &fixtures, limits, |_, report| {
        has_panicked |= report.details.contains(PANICKED);
    });
    if has_panicked {
        eprintln!("where it panics, the Rust program says: {}", again(&["--for", "--to"]));
    }
    Ok(accepted)
}

impl Test {
    /// Compiles what is judged, and says what that is.
    fn compile(&self, folder: &Path) -> Result<bool> {
        let target = self.which.target()?;
        let solution = self.which.named.solution(false)?;
        let _temporary = interrupt::sweep()?;
        let submission = target.submission(&solution, None, false)?;
        eprintln!("{}", target.describe(&submission, target.limits(solution.limits)));
        println!("{}", target.compile(&submission, folder)?.display());
        Ok(true)
    }
}

/// What is judged, compiled in a folder by another process of this program; `None` if that has failed, and has
/// said so. Linux counts what a process has had as the memory of the programs that it starts, and this one is
/// to have had little.
fn compiled(folder: &Path) -> Result<Option<PathBuf>> {
    let itself = env::current_exe().context("this program")?;
    let mut command = Command::new(&itself);
    // What follows `--` is no flag.
    let mut words: Vec<OsString> = env::args_os().skip(1).collect();
    let verb = words.iter().position(|word| word == "test").context("the verb")?;
    words.insert(verb + 1, "--compile-in".into());
    words.insert(verb + 2, folder.into());
    command.args(words).stderr(Stdio::inherit());
    let output = command.output().with_context(|| itself.display().to_string())?;
    if !output.status.success() {
        return Ok(None);
    }
    let path = String::from_utf8(output.stdout)?;
    ensure!(!path.trim_end().is_empty(), "the other process names no program");
    Ok(Some(path.trim_end().into()))
}
