//! How an answer is judged: to the byte, by its words, with a tolerance, or by a program.

pub(crate) mod checker;
mod diff;
mod tokens;
mod wanted;

use crate::text::Text;
use crate::tool::Tool;
use crate::verdict::Verdict;
use std::path::PathBuf;

pub use self::diff::exact;
pub use self::wanted::Wanted;

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

/// Why a program is not accepted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wrong {
    /// Of an output, `WrongAnswer`, or `PresentationError` where only white space is different and that counts.
    pub verdict: Verdict,
    /// What is wrong, in lines for a person.
    pub details: String,
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

    /// The files that it depends on: those that its commands name.
    #[must_use]
    pub fn files(&self) -> Vec<PathBuf> {
        match self {
            Comparison::Checker(tool) | Comparison::Interactor(tool) => tool.files(),
            _ => Vec::new(),
        }
    }

    /// Whether a right answer is needed to judge by, so that a fixture must have one.
    #[must_use]
    pub fn needs_answer(&self) -> bool {
        !matches!(self, Comparison::Checker(_) | Comparison::Interactor(_))
    }

    /// What bad input is judged by, which no checker knows: to the byte, if by a program otherwise.
    #[must_use]
    pub fn without_programs(&self) -> &Comparison {
        if self.needs_answer() { self } else { &Comparison::Exact }
    }
}

impl Wrong {
    pub(crate) fn answer(details: String) -> Wrong {
        Wrong { verdict: Verdict::WrongAnswer, details }
    }
}
