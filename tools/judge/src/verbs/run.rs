//! Judging a program, in a process of its own.

use super::comparing::Comparing;
use anyhow::{Context, Result, anyhow};
use bundler::package::Solution;
use clap::Args;
use judge::fixtures;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;
use verdicts::workspace::metadata;
use verdicts::{Limits, Package, judge_each};

#[derive(Args)]
pub struct Run {
    /// The program
    program: PathBuf,
    /// The manifest of its package
    manifest: PathBuf,
    /// The binary of that package whose fixtures are run
    binary: String,
    /// Milliseconds
    #[arg(long)]
    time: u64,
    /// Bytes
    #[arg(long)]
    memory: u64,
    #[command(flatten)]
    comparing: Comparing,
    /// A file for the names of the fixtures that report this on standard error, a line each
    #[arg(long, num_args = 2, value_names = ["FILE", "TEXT"])]
    note: Vec<String>,
    /// The fixtures; all where left out
    fixtures: Vec<String>,
}

/// Fixtures of a program that is judged, as far as they are of interest.
pub struct Notes {
    file: PathBuf,
    text: &'static str,
}

impl Notes {
    /// Those that report `text`, to be kept in `folder`.
    pub fn new(folder: &Path, text: &'static str) -> Notes {
        Notes { file: folder.join("notes"), text }
    }

    /// The names of those that have been judged.
    pub fn names(&self) -> Vec<String> {
        let names = fs::read_to_string(&self.file).unwrap_or_default();
        names.lines().map(str::to_owned).collect()
    }
}

impl Run {
    /// Judges `program` on fixtures of `solution` in a new process of this program, which has used little
    /// memory yet; whether all were accepted.
    pub fn in_a_process(
        program: &Path,
        solution: &Solution,
        comparing: &Comparing,
        names: &[String],
        limits: Limits,
        notes: Option<&Notes>,
    ) -> Result<bool> {
        let itself = env::current_exe().context("this program")?;
        let mut command = Command::new(&itself);
        command.args(["run", "--time", &limits.time.as_millis().to_string()]);
        command.args(["--memory", &limits.memory.to_string()]).args(comparing.arguments());
        if let Some(Notes { file, text }) = notes {
            command.arg("--note").arg(file).arg(text);
        }
        command.arg("--").arg(program).arg(solution.folder.join("Cargo.toml"));
        command.arg(&solution.binary_name).args(names);
        let status = command.status().with_context(|| itself.display().to_string())?;
        Ok(status.success())
    }
}

/// Prints a verdict for each fixture; whether all were accepted.
pub fn run(run: &Run) -> Result<bool> {
    let limits =
        Limits { time: Duration::from_millis(run.time), memory: run.memory, ..Limits::default() };
    let package = metadata(Some(&run.manifest)).and_then(|metadata| {
        Package::find(&metadata, Some(&run.manifest), None, Some(&run.binary))
    });
    let mut fixtures = package.map_err(|message| anyhow!(message))?.fixtures;
    fixtures.compare_as(&run.comparing.wanted()).map_err(|message| anyhow!(message))?;
    let fixtures = fixtures::named(&fixtures, &run.fixtures)?;
    let mut noted = String::new();
    let accepted = judge_each(&run.program, &fixtures, limits, |fixture, report| {
        if run.note.get(1).is_some_and(|text| report.details.contains(text)) {
            noted.extend([&*fixture.name, "\n"]);
        }
    });
    if let Some(file) = run.note.first() {
        fs::write(file, noted).with_context(|| file.clone())?;
    }
    Ok(accepted)
}
