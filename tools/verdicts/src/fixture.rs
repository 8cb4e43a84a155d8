//! Fixtures: `NAME.in` with `NAME.out`, or `NAME.ans` as some judges have it, the right answer.
//!
//! A fixture for bad input has `NAME.err` too: the program must fail, and each line of that file
//! must be somewhere in what it says on standard error.

use crate::case::{judge_case, judge_refusal};
use crate::comparison::Comparison;
use crate::text::Text;
use crate::{Limits, Report};
use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A test of one program on one input.
#[derive(Clone, Debug)]
pub struct Fixture {
    /// Why the fixture exists: `NAME`.
    pub name: String,
    /// Where it is.
    pub place: PathBuf,
    /// What the program reads.
    pub input: Option<PathBuf>,
    /// The right answer.
    pub answer: Option<PathBuf>,
    /// What the program must say on standard error, where the input is bad.
    pub complaints: Option<PathBuf>,
    /// How the answer is judged.
    pub comparison: Comparison,
}

impl Fixture {
    /// A fixture of which nothing but its name is known yet.
    #[must_use]
    pub fn new(name: &str, place: &Path) -> Fixture {
        Fixture {
            name: name.to_owned(),
            place: place.to_owned(),
            input: None,
            answer: None,
            complaints: None,
            comparison: Comparison::default(),
        }
    }

    /// All fixtures in a folder, sorted by name; those of which a file is missing too.
    ///
    /// # Errors
    /// A sentence if there are none.
    pub fn in_folder(folder: &Path) -> Result<Vec<Fixture>, String> {
        match Fixture::files(folder)? {
            fixtures if fixtures.is_empty() => Err(none(folder)),
            fixtures => Ok(fixtures),
        }
    }

    /// The same, where none is no error.
    pub(crate) fn files(folder: &Path) -> Result<Vec<Fixture>, String> {
        let said = |error: io::Error| match error.kind() {
            io::ErrorKind::NotFound => none(folder),
            _ => format!("{}: {error}", folder.display()),
        };
        let mut fixtures: BTreeMap<String, Fixture> = BTreeMap::new();
        for entry in fs::read_dir(folder).map_err(said)? {
            let path = entry.map_err(said)?.path();
            let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let Some((name, extension)) = file.rsplit_once('.') else { continue };
            if name.is_empty() || !path.is_file() {
                continue;
            }
            let part: fn(&mut Fixture) -> &mut Option<PathBuf> = match extension {
                "in" => |fixture| &mut fixture.input,
                "out" | "ans" => |fixture| &mut fixture.answer,
                "err" => |fixture| &mut fixture.complaints,
                _ => continue,
            };
            let fixture = fixtures.entry(name.to_owned());
            let fixture = fixture.or_insert_with(|| Fixture::new(name, folder));
            if let Some(other) = part(fixture).replace(path.clone()) {
                let (path, other) = (path.display(), other.display());
                return Err(format!("{path} and {other} are both the answer: delete one"));
            }
        }
        Ok(fixtures.into_values().collect())
    }

    /// Runs `program` and judges what it does.
    ///
    /// # Errors
    /// A sentence if there is no verdict: a file of the fixture is missing or cannot be read, or the program
    /// cannot be started, or its checker or interactor fails.
    pub fn judge(&self, program: &Path, limits: Limits) -> Result<Report, String> {
        let (input, answer) = self.texts()?;
        let mut program = Command::new(program);
        let comparison = &self.comparison;
        match &self.complaints {
            None => judge_case(&mut program, input, answer, comparison, limits),
            Some(complaints) => {
                let complaints = Text::File(complaints);
                judge_refusal(&mut program, input, answer, complaints, comparison, limits)
            }
        }
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
            let name = &fixture.name;
            let report = fixture.judge(program, limits);
            let Report { verdict, details, .. } =
                report.map_err(|message| format!("fixture `{name}`: {message}"))?;
            if !verdict.is_accepted() {
                return Err(format!("the bundle fails fixture `{name}`: {verdict}\n{details}"));
            }
        }
        Ok(())
    }

    /// The input, and the right answer or nothing where none is needed.
    fn texts(&self) -> Result<(Text<'_>, Text<'_>), String> {
        let Fixture { name, comparison, .. } = self;
        let place = self.place.display();
        let Some(input) = &self.input else {
            let file = if self.answer.is_some() { "out" } else { "err" };
            return Err(format!(
                "{place}: {name}.{file} has no {name}.in; add the input, or delete {name}.{file}"
            ));
        };
        let answer = match &self.answer {
            Some(answer) => Text::File(answer),
            None if self.complaints.is_none() && !comparison.needs_answer() => Text::Held(b""),
            None => {
                return Err(format!(
                    "{place}: {name}.in has no {name}.out; put the exact output there, an \
                     empty file if nothing is to be printed"
                ));
            }
        };
        Ok((Text::File(input), answer))
    }
}

/// What is said where there are no fixtures.
pub(crate) fn none(folder: &Path) -> String {
    let place = folder.display();
    format!(
        "{place}: there are no fixtures; put NAME.in and NAME.out there, an input and its exact output"
    )
}
