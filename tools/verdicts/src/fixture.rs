//! Fixtures: `NAME.in` with `NAME.out`, or `NAME.ans` as some judges have it, the right answer.
//!
//! A fixture for bad input has `NAME.err` too: the program must fail, and each line of that file
//! must be somewhere in its standard error.

use crate::case::{judge_case, judge_refusal};
use crate::comparison::Comparison;
use crate::text::Text;
use crate::{Fixtures, Limits, Report};
use std::path::{Path, PathBuf};
use std::process::Command;

/// A test of one program on one input.
#[derive(Clone, Debug)]
pub struct Fixture {
    /// Why the fixture exists: `NAME`.
    pub name: String,
    /// Its folder.
    pub folder: PathBuf,
    /// What the program reads.
    pub input: Option<PathBuf>,
    /// The right answer.
    pub answer: Option<PathBuf>,
    /// What standard error must contain, where the input is bad.
    pub errors: Option<PathBuf>,
    /// How the answer is judged.
    pub comparison: Comparison,
}

impl Fixture {
    /// All fixtures in a folder, sorted by name; those of which a file is missing too.
    ///
    /// # Errors
    /// A sentence if there are none.
    pub fn in_folder(folder: &Path) -> Result<Vec<Fixture>, String> {
        let [package, folder] = [folder.to_owned(), folder.to_owned()];
        Fixtures { package, folder, comparison: Comparison::Exact }.all()
    }

    /// Runs `program` and judges what it does.
    ///
    /// # Errors
    /// A sentence if there is no verdict: a file of the fixture is missing or cannot be read, or the program
    /// cannot be started, or its checker or interactor fails.
    pub fn judge(&self, program: &Path, limits: Limits) -> Result<Report, String> {
        let (texts, comparison) = (self.texts()?, &self.comparison);
        let program = &mut Command::new(program);
        match &self.errors {
            None => judge_case(program, texts.0, texts.1, comparison, limits),
            Some(errors) => judge_refusal(program, texts, Text::File(errors), comparison, limits),
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
        let (name, folder) = (&self.name, self.folder.display());
        let Some(input) = &self.input else {
            let file = if self.answer.is_some() { "out" } else { "err" };
            return Err(format!(
                "{folder}: {name}.{file} has no {name}.in; add the input, or delete {name}.{file}"
            ));
        };
        match &self.answer {
            Some(answer) => Ok((Text::File(input), Text::File(answer))),
            None if self.errors.is_none() && !self.comparison.needs_answer() => {
                Ok((Text::File(input), Text::Held(b"")))
            }
            None => Err(format!(
                "{folder}: {name}.in has no {name}.out; put the exact output there, an \
                 empty file if nothing is to be printed"
            )),
        }
    }
}
