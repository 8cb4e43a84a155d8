//! Fixtures: `NAME.in` with `NAME.out`, the exact output.
//!
//! A fixture for bad input has `NAME.err` too: the program must fail, and each line of that file
//! must be somewhere in what it says on standard error.

use crate::nearest::instead_of;
use crate::process::run;
use crate::verdict::judge;
use crate::{Limits, Report};
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A test of one program on one input.
#[derive(Clone, Debug)]
pub struct Fixture {
    folder: PathBuf,
    /// Why the fixture exists: `NAME`.
    pub name: String,
    /// Which files there are.
    has: Files,
}

#[derive(Clone, Copy, Default, Debug)]
struct Files {
    input: bool,
    output: bool,
    complaints: bool,
}

impl Fixture {
    /// All fixtures of the problem in `folder`: those in its folder `fixtures`.
    ///
    /// # Errors
    /// As [`in_folder`](Fixture::in_folder).
    pub fn of_problem(folder: &Path) -> Result<Vec<Fixture>, String> {
        Fixture::in_folder(&folder.join("fixtures"))
    }

    /// All fixtures in a folder, sorted by name; those of which a file is missing too.
    ///
    /// # Errors
    /// A sentence if there are none.
    pub fn in_folder(folder: &Path) -> Result<Vec<Fixture>, String> {
        let none = "put NAME.in and NAME.out there, an input and its exact output";
        let place = folder.display();
        let said = |error: io::Error| match error.kind() {
            io::ErrorKind::NotFound => format!("{place}: there are no fixtures; {none}"),
            _ => format!("{place}: {error}"),
        };
        let mut names: BTreeMap<String, Files> = BTreeMap::new();
        for entry in fs::read_dir(folder).map_err(said)? {
            let path = entry.map_err(said)?.path();
            let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let Some((name, extension)) = file.rsplit_once('.') else { continue };
            if name.is_empty() || !path.is_file() {
                continue;
            }
            let mark: fn(&mut Files) = match extension {
                "in" => |has| has.input = true,
                "out" => |has| has.output = true,
                "err" => |has| has.complaints = true,
                _ => continue,
            };
            mark(names.entry(name.to_owned()).or_default());
        }
        if names.is_empty() {
            return Err(format!("{place}: there are no fixtures; {none}"));
        }
        let fixture = |(name, has)| Fixture { folder: folder.to_owned(), name, has };
        Ok(names.into_iter().map(fixture).collect())
    }

    /// Those in a folder that are called so; all, if there are no `names`.
    ///
    /// # Errors
    /// As [`in_folder`](Fixture::in_folder), or which name there is not and what may be meant.
    pub fn named(folder: &Path, names: &[String]) -> Result<Vec<Fixture>, String> {
        let mut fixtures = Fixture::in_folder(folder)?;
        for name in names {
            if !fixtures.iter().any(|fixture| fixture.name == *name) {
                let instead = instead_of(name, fixtures.iter().map(|fixture| &*fixture.name));
                return Err(format!("{}: there is no fixture `{name}`{instead}", folder.display()));
            }
        }
        fixtures.retain(|fixture| names.is_empty() || names.contains(&fixture.name));
        Ok(fixtures)
    }

    /// Runs `program` and judges what it does.
    ///
    /// # Errors
    /// A sentence if a file of the fixture is missing or cannot be read, or the program cannot be
    /// started.
    pub fn judge(&self, program: &Path, limits: Limits) -> Result<Report, String> {
        self.is_whole()?;
        let said = |path: &Path, error: io::Error| format!("{}: {error}", path.display());
        let read = |path: &Path| fs::read(path).map_err(|error| said(path, error));
        let input = self.file("in");
        let input = File::open(&input).map_err(|error| said(&input, error))?;
        let expected = read(&self.file("out"))?;
        let complaints = self.has.complaints.then(|| read(&self.file("err"))).transpose()?;
        let complaints = complaints.as_deref().map(String::from_utf8_lossy);
        let output = limits.output.max(2 * expected.len() as u64);
        let limits = Limits { output, ..limits };
        let finished = run(&mut Command::new(program), input, limits)
            .map_err(|error| format!("cannot start {}: {error}", program.display()))?;
        Ok(judge(&finished, &expected, complaints.as_deref(), limits))
    }

    /// Runs `program`, which must be accepted.
    ///
    /// # Errors
    /// A message that says what is different from what was expected.
    pub fn check(&self, program: &Path, limits: Limits) -> Result<(), String> {
        let report = self.judge(program, limits)?;
        if report.verdict.is_accepted() { Ok(()) } else { Err(report.details) }
    }

    /// Runs `program` on each of `fixtures`, all of which must accept it.
    ///
    /// # Errors
    /// The first fixture that fails and how.
    pub fn accept(fixtures: &[Fixture], program: &Path, limits: Limits) -> Result<(), String> {
        for fixture in fixtures {
            let Report { verdict, details, .. } = fixture.judge(program, limits)?;
            if !verdict.is_accepted() {
                let name = &fixture.name;
                return Err(format!("the bundle fails fixture `{name}`: {verdict}\n{details}"));
            }
        }
        Ok(())
    }

    fn file(&self, extension: &str) -> PathBuf {
        self.folder.join(format!("{}.{extension}", self.name))
    }

    /// Whether all of its files are there.
    fn is_whole(&self) -> Result<(), String> {
        let Fixture { name, has, .. } = self;
        let place = self.folder.display();
        if !has.input {
            let file = if has.output { "out" } else { "err" };
            return Err(format!(
                "{place}: {name}.{file} has no {name}.in; add the input, or delete {name}.{file}"
            ));
        }
        if !has.output {
            return Err(format!(
                "{place}: {name}.in has no {name}.out; put the exact output there, an \
                 empty file if nothing is to be printed"
            ));
        }
        Ok(())
    }
}
