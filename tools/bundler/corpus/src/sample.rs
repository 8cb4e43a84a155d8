//! A program of the corpus, and how it is tried out.

use crate::processor::processor_time;
use crate::row::{Outcome, Row};
use anyhow::{Context, Result, bail, ensure};
use bundler::package::Solution;
use bundler::profile::Profile;
use bundler::{Bundle, bundle, compile, rustc};
use std::cell::Cell;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;
use tempfile::TempDir;
use verdicts::workspace::{folders, name};

/// The editions of two judges: Codeforces and Library Checker.
pub const EDITIONS: [u16; 2] = [2021, 2024];

/// A program of the corpus.
pub struct Sample {
    /// Its name, and that of its binary.
    pub name: String,
    package: PathBuf,
}

impl Sample {
    /// All programs, by name.
    ///
    /// # Errors
    /// If a folder cannot be read.
    pub fn all(samples: &Path) -> Result<Vec<Sample>> {
        let mut found = Vec::new();
        for package in folders(samples).into_iter().filter(|f| f.join("Cargo.toml").exists()) {
            for entry in fs::read_dir(package.join("src/bin"))? {
                let file = entry?.path().with_extension("");
                found.push(Sample { name: name(&file), package: package.clone() });
            }
        }
        found.sort_by(|one, other| one.name.cmp(&other.name));
        Ok(found)
    }

    /// Bundles it, and compares what the bundle prints with what Cargo's program prints. Where bundling
    /// takes more than `limit` of the processor's time, `too_long` is called with what it has cost, from another thread: it is to end this
    /// process, as bundling goes on.
    ///
    /// # Errors
    /// If Cargo cannot build it, or its program fails.
    pub fn try_out(&self, limit: Duration, too_long: impl FnOnce(Row) + Send) -> Result<Row> {
        let manifest = self.package.join("Cargo.toml");
        let package = name(&self.package);
        let solution = Solution::find(Some(&manifest), Some(&package), Some(&self.name), false)?;
        let expected = self.run(&solution.built()?.program)?;
        // A bundle that is kept costs nothing; there may be none.
        let _ = fs::remove_dir_all(solution.target_folder.join("bundles"));
        let (rounds, start) = (rustc::compilations(), processor_time());
        let spent =
            move || (processor_time().saturating_sub(start), rustc::compilations() - rounds);
        let (done, is_done) = mpsc::channel::<()>();
        let watch = move || {
            while let Err(RecvTimeoutError::Timeout) = is_done.recv_timeout(Duration::from_secs(1))
            {
                let (time, rounds) = spent();
                if time > limit {
                    return too_long(Row { outcome: Outcome::TooLong, bytes: 0, time, rounds });
                }
            }
        };
        thread::scope(|scope| {
            scope.spawn(watch);
            let fault = Cell::new(Ok(false));
            let cost = Cell::new(None);
            let verify = |bundle: &Bundle| {
                cost.set(Some(spent()));
                fault.set(self.compare(&solution, bundle, &expected));
                Ok(())
            };
            let bundled = bundle(&solution, &Profile::default(), &self.name, false, verify);
            drop(done);
            let (bytes, outcome) = match (bundled, fault.into_inner()) {
                (Err(error), _) => {
                    cost.set(None);
                    (0, Outcome::Refused(format!("{error:#}")))
                }
                (Ok(bundle), Ok(is_warned_of)) => {
                    (bundle.text.len(), Outcome::Right { is_warned_of })
                }
                (Ok(bundle), Err(error)) => {
                    (bundle.text.len(), Outcome::Wrong(format!("{error:#}")))
                }
            };
            let (time, rounds) = cost.get().unwrap_or_else(spent);
            Ok(Row { outcome, bytes, time, rounds })
        })
    }

    /// Compares what a bundle prints, as each of the two judges compiles it; whether the compiler warns.
    /// Where the file for any judge is not read in a newer edition, that for a judge of this edition is taken.
    fn compare(&self, solution: &Solution, any: &Bundle, expected: &[u8]) -> Result<bool> {
        let mut is_warned_of = false;
        for edition in EDITIONS {
            let folder = TempDir::new()?;
            let rustc = rustc::Rustc { edition, ..any.rustc.clone() };
            let text = any.text.clone();
            let in_edition = Bundle { text, rustc, flags: Vec::new(), notes: Vec::new() };
            let program = compile(&in_edition, folder.path()).or_else(|error| {
                ensure!(edition > any.rustc.edition, error);
                let profile = Profile { editions: vec![edition], ..Profile::default() };
                let own = bundle(solution, &profile, &self.name, false, |_| Ok(()))?;
                compile(&own, folder.path())
            });
            let program = program.with_context(|| format!("edition {edition}"))?;
            is_warned_of |= !program.warnings.is_empty();
            let printed = self.run(&program.path)?;
            if printed != expected {
                let shown = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
                bail!("it prints {:?}, Cargo's {:?}", shown(&printed), shown(expected));
            }
        }
        Ok(is_warned_of)
    }

    /// What a program prints, given the input of the sample, if there is one.
    fn run(&self, program: &Path) -> Result<Vec<u8>> {
        let input = self.package.join("inputs").join(format!("{}.in", self.name));
        let input = if input.exists() { File::open(input)?.into() } else { Stdio::null() };
        let output = Command::new(program).stdin(input).output()?;
        if !output.status.success() {
            bail!("{}: {}", output.status, String::from_utf8_lossy(&output.stderr));
        }
        Ok(output.stdout)
    }
}
