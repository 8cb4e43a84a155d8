//! Judging a program, in a process of its own.

use anyhow::{Context, Result, anyhow};
use clap::Args;
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;
use verdicts::{Fixture, Limits, judge_all};

#[derive(Args)]
pub struct Run {
    /// The program
    program: PathBuf,
    /// The folder of the fixtures
    folder: PathBuf,
    /// Milliseconds
    #[arg(long)]
    time: u64,
    /// Bytes
    #[arg(long)]
    memory: u64,
    /// The fixtures; all where left out
    fixtures: Vec<String>,
}

impl Run {
    pub fn new(program: &Path, folder: &Path, fixtures: &[String], limits: Limits) -> Run {
        Run {
            program: program.to_owned(),
            folder: folder.to_owned(),
            time: u64::try_from(limits.time.as_millis()).unwrap_or(u64::MAX),
            memory: limits.memory,
            fixtures: fixtures.to_owned(),
        }
    }

    /// Runs this in a new process of this program, which has used little memory yet; whether all
    /// fixtures were accepted.
    pub fn in_a_process(&self) -> Result<bool> {
        let itself = env::current_exe().context("this program")?;
        let mut command = Command::new(&itself);
        command.args(["run", "--time", &self.time.to_string()]);
        command.args(["--memory", &self.memory.to_string(), "--"]);
        command.arg(&self.program).arg(&self.folder).args(&self.fixtures);
        let status = command.status().with_context(|| itself.display().to_string())?;
        Ok(status.success())
    }
}

/// Prints a verdict for each fixture; whether all were accepted.
pub fn run(run: &Run) -> Result<bool> {
    let limits =
        Limits { time: Duration::from_millis(run.time), memory: run.memory, ..Limits::default() };
    let fixtures = Fixture::named(&run.folder, &run.fixtures);
    let fixtures = fixtures.map_err(|message| anyhow!(message))?;
    Ok(judge_all(&run.program, &fixtures, limits))
}
