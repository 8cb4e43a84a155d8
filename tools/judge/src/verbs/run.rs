//! Judging a program, in a process of its own.

use anyhow::{Context, Result, anyhow};
use clap::Args;
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;
use verdicts::{Fixture, Limits};

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
    let mut fixtures = Fixture::in_folder(&run.folder).map_err(|message| anyhow!(message))?;
    fixtures.retain(|f| run.fixtures.is_empty() || run.fixtures.contains(&f.name));
    let width = fixtures.iter().map(|fixture| fixture.name.len()).max().unwrap_or(0);
    let mut accepted = 0;
    for fixture in &fixtures {
        let name = &fixture.name;
        let details = match fixture.judge(&run.program, limits) {
            Ok(report) => {
                let (verdict, seconds) = (report.verdict, report.time.as_secs_f64());
                println!(
                    "{verdict:<3} {name:<width$} {seconds:7.3} s {:>7} KiB",
                    report.peak >> 10
                );
                accepted += usize::from(verdict.is_accepted());
                report.details
            }
            // A file is missing, or there is no such program.
            Err(message) => {
                println!("--  {name}");
                message
            }
        };
        details.lines().for_each(|line| println!("    {line}"));
    }
    println!("{accepted} of {} accepted", fixtures.len());
    Ok(accepted == fixtures.len())
}
