//! How an answer is judged: to the byte, by its words, with a tolerance, or by a program.

pub(crate) mod checker;
mod diff;
mod tokens;

use crate::text::Text;
use crate::tool::Tool;
use crate::verdict::Wrong;
use std::path::Path;

pub use self::diff::exact;

/// How an answer is judged.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum Comparison {
    /// It is the same to the byte.
    #[default]
    Exact,
    /// It has the same words, whatever white space is between them.
    IgnoreSpaces,
    /// It has the same words, but numbers may differ by as much as this, absolutely or relatively.
    Float(f64),
    /// A program decides: `checker input output answer`, with the exit codes of testlib.
    Checker(Tool),
    /// A program talks with the solution, and decides: `interactor input output answer`, with the exit codes of
    /// testlib.
    Interactor(Tool),
}

impl Comparison {
    /// Judges what a program has printed: `Ok(Err(_))` says what is wrong with it.
    ///
    /// Nothing but a checker looks at the `input`.
    ///
    /// # Errors
    /// A sentence, if there is no verdict: a file cannot be read, or the checker failed itself; or the program
    /// is interactive, which [`judge_case`](crate::judge_case) judges while it runs.
    pub fn compare(
        &self,
        input: Text,
        output: &[u8],
        answer: Text,
    ) -> Result<Result<(), Wrong>, String> {
        match self {
            Comparison::Exact => Ok(exact(&answer.read()?, output)),
            Comparison::IgnoreSpaces => Ok(tokens::compare(&answer.read()?, output, None)),
            Comparison::Float(error) => Ok(tokens::compare(&answer.read()?, output, Some(*error))),
            Comparison::Checker(checker) => checker::check(checker, input, output, answer),
            Comparison::Interactor(_) => {
                Err("an interactive program has no output that could be compared".to_owned())
            }
        }
    }

    /// Whether a right answer is needed to judge by, so that a fixture must have one.
    #[must_use]
    pub fn needs_answer(&self) -> bool {
        !matches!(self, Comparison::Checker(_) | Comparison::Interactor(_))
    }
}

/// What a manifest or the flags of a command say of comparing.
#[derive(Clone, Default, Debug)]
pub struct Wanted {
    /// How much numbers may differ, absolutely or relatively.
    pub float: Option<f64>,
    /// Whether white space counts nothing.
    pub ignore_spaces: bool,
    /// A command line.
    pub checker: Option<String>,
    /// A command line.
    pub interactor: Option<String>,
}

impl Wanted {
    /// The comparison that is wanted, if any is. A command is started in the first of `folders` that has the
    /// files which it names.
    ///
    /// # Errors
    /// A sentence, if two are, or one makes no sense.
    pub fn comparison(&self, folders: &[&Path]) -> Result<Option<Comparison>, String> {
        let tool = |what: &str, line: &Option<String>| {
            let parsed = line.as_ref().map(|line| Tool::find(line, folders)).transpose();
            parsed.map_err(|error| format!("{what}: {error}"))
        };
        let checker = tool("checker", &self.checker)?.map(Comparison::Checker);
        let interactor = tool("interactor", &self.interactor)?.map(Comparison::Interactor);
        if let Some(error) = self.float.filter(|error| !(0.0..1.0).contains(error)) {
            return Err(format!(
                "{error} is no tolerance: it is a number from 0 to below 1, as 1e-6"
            ));
        }
        let float = self.float.map(Comparison::Float);
        // Where numbers are compared, white space counts nothing anyway.
        let spaces = (self.ignore_spaces && float.is_none()).then_some(Comparison::IgnoreSpaces);
        let mut wanted = [checker, interactor, float, spaces].into_iter().flatten();
        let first = wanted.next();
        if wanted.next().is_some() {
            return Err("a checker or an interactor decides by itself: it goes neither with the other, nor \
                        with `float` or `ignore-spaces`"
                .to_owned());
        }
        Ok(first)
    }
}
