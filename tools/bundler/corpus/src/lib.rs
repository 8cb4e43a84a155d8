//! The programs in `samples/`, each bundled, compiled as two judges do, and run beside the program that
//! Cargo makes of it.

use anyhow::{Context, Result, bail};
use bundler::package::Solution;
use bundler::profile::Profile;
use bundler::{Bundle, bundle, compile, rustc};
use std::cell::Cell;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
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

/// What became of a program.
pub enum Outcome {
    /// Its bundle prints what Cargo's program prints; the compiler may warn of it.
    Right {
        /// Whether it does.
        is_warned_of: bool,
    },
    /// There is no bundle, for this reason.
    Refused(String),
    /// There is a bundle, and this is wrong with it.
    Wrong(String),
}

/// What a program cost.
pub struct Row {
    /// What became of it.
    pub outcome: Outcome,
    /// The size of the bundle.
    pub bytes: usize,
    /// How long bundling took.
    pub time: Duration,
    /// How often the compiler was called for that.
    pub rounds: usize,
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

    /// Bundles it, and compares what the bundle prints with what Cargo's program prints.
    ///
    /// # Errors
    /// If Cargo cannot build it, or its program fails.
    pub fn try_out(&self) -> Result<Row> {
        let manifest = self.package.join("Cargo.toml");
        let package = name(&self.package);
        let solution = Solution::find(Some(&manifest), Some(&package), Some(&self.name), false)?;
        let expected = self.run(&solution.built()?.program)?;
        let (rounds, start) = (rustc::compilations(), Instant::now());
        let time = Cell::new(Duration::ZERO);
        let fault = Cell::new(Ok(false));
        let calls = Cell::new(0);
        let verify = |bundle: &Bundle| {
            time.set(start.elapsed());
            calls.set(rustc::compilations() - rounds);
            fault.set(self.compare(bundle, &expected));
            Ok(())
        };
        let bundled = bundle(&solution, &Profile::default(), &self.name, verify);
        let (bytes, outcome) = match (bundled, fault.into_inner()) {
            (Err(error), _) => (0, Outcome::Refused(format!("{error:#}"))),
            (Ok(bundle), Ok(is_warned_of)) => (bundle.text.len(), Outcome::Right { is_warned_of }),
            (Ok(bundle), Err(error)) => (bundle.text.len(), Outcome::Wrong(format!("{error:#}"))),
        };
        let is_refused = matches!(outcome, Outcome::Refused(_));
        let (time, rounds) = if is_refused {
            (start.elapsed(), rustc::compilations() - rounds)
        } else {
            (time.get(), calls.get())
        };
        Ok(Row { outcome, bytes, time, rounds })
    }

    /// Compares what a bundle prints, as each of the two judges compiles it; whether the compiler warns.
    fn compare(&self, bundle: &Bundle, expected: &[u8]) -> Result<bool> {
        let mut is_warned_of = false;
        for edition in EDITIONS {
            let folder = TempDir::new()?;
            let rustc = rustc::Rustc { edition, ..bundle.rustc.clone() };
            let program = compile(
                &Bundle { text: bundle.text.clone(), rustc, notes: Vec::new() },
                folder.path(),
            )
            .with_context(|| format!("edition {edition}"))?;
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
