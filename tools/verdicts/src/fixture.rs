//! Fixtures: `NAME.in` with `NAME.out`, or `NAME.ans` as some judges have it, the right answer.
//!
//! A fixture for bad input has `NAME.err` too: the program must fail, and each line of that file
//! must be somewhere in its standard error.

use crate::comparison::Comparison;
use crate::error::{Result, cannot_start};
use crate::interaction;
use crate::made::Made;
use crate::process::{Finished, Limits, run};
use crate::text::{Content, Text};
use crate::verdict::{Report, STDERR, Verdict, failure, refusal, with_stderr};
use std::path::{Path, PathBuf};
use std::process::Command;

/// How large an input may be that is shown.
const MOST_LINES: usize = 10;
const MOST_BYTES: usize = 1 << 10;

/// A test of one program on one input.
#[derive(Clone, Debug)]
pub struct Fixture {
    /// Why the fixture exists: `NAME`.
    pub name: String,
    /// Its folder.
    pub folder: PathBuf,
    /// What the program reads.
    pub input: Option<Content>,
    /// The right answer.
    pub answer: Option<Content>,
    /// A second file that is the right answer, or would be.
    pub other_answer: Option<Content>,
    /// What standard error must contain, where the input is bad.
    pub errors: Option<PathBuf>,
    /// How the answer is judged.
    pub comparison: Comparison,
    /// How the input is made, if it is not stored.
    pub(crate) made: Option<Made>,
}

impl Fixture {
    /// One without files.
    pub fn new(name: &str, folder: &Path, comparison: Comparison) -> Fixture {
        let (name, folder) = (name.to_owned(), folder.to_owned());
        let (input, answer, other_answer, errors, made) = Default::default();
        Fixture { name, folder, input, answer, other_answer, errors, comparison, made }
    }

    /// Whether it is known what is right.
    pub fn is_judged(&self) -> bool {
        let is_known = self.answer.is_some() || self.errors.is_some() || self.made.is_some();
        is_known || !self.comparison.needs_answer()
    }

    /// Runs `program` and judges what it does.
    pub fn judge(&self, program: &mut Command, limits: Limits) -> Result<Report> {
        self.made.as_ref().map_or(Ok(()), Made::make)?;
        let kept = self.made.as_ref().and_then(Made::answer);
        let ((input, answer), comparison) = (self.texts(kept.as_deref())?, &self.comparison);
        let mut report = match (&self.errors, answer) {
            (Some(errors), answer) => {
                judge_refusal(program, (input, answer), Text::File(errors), comparison, limits)
            }
            (None, None) if comparison.needs_answer() => {
                judge(program, (input, None), comparison, limits, failure)
            }
            (None, answer) => {
                judge_case(program, input, answer.unwrap_or(Text::Held(b"")), comparison, limits)
            }
        }?;
        if let (Some(made), Verdict::Unjudged) = (&self.made, report.verdict) {
            (report.verdict, report.details) = match made.compare(&report.output) {
                Ok(()) => (Verdict::Accepted, String::new()),
                Err(details) => (Verdict::WrongAnswer, details.to_string()),
            };
        }
        let is_wrong = matches!(report.verdict, Verdict::WrongAnswer | Verdict::PresentationError);
        if is_wrong && self.errors.is_none() {
            let (what, stderr) = match report.details.find(STDERR) {
                Some(at) => report.details.split_at(at),
                None => (&*report.details, ""),
            };
            report.details = format!("{}\n{}{stderr}", what.trim_end(), shown(&input.read()?));
        }
        Ok(report)
    }

    /// Runs `program`, which must be accepted.
    pub fn check(&self, program: &Path, limits: Limits) -> Result<()> {
        let report = self.judge(&mut Command::new(program), limits)?;
        match report.verdict {
            Verdict::Accepted => Ok(()),
            Verdict::Unjudged => Err(self.no_answer().into()),
            _ => Err(report.details.into()),
        }
    }

    /// Runs `program` on each of `fixtures`, all of which must accept it.
    pub fn accept(fixtures: &[Fixture], program: &Path, limits: Limits) -> Result<()> {
        for fixture in fixtures {
            let name = &fixture.name;
            let report = fixture.judge(&mut Command::new(program), limits);
            let Report { verdict, details, .. } =
                report.map_err(|message| format!("fixture `{name}`: {message}"))?;
            if !matches!(verdict, Verdict::Accepted | Verdict::Unjudged) {
                return Err(
                    format!("the bundle fails fixture `{name}`: {verdict}\n{details}").into()
                );
            }
        }
        Ok(())
    }

    /// The input, and the right answer, if there is one.
    fn texts<'a>(&'a self, kept: Option<&'a Path>) -> Result<(Text<'a>, Option<Text<'a>>)> {
        let name = &self.name;
        if let (Some(answer), Some(other)) = (&self.answer, &self.other_answer) {
            let [answer, other] =
                [answer, other].map(|it| it.file().unwrap_or(&self.folder).display());
            return Err(format!("{answer} and {other} are both the answer: delete one").into());
        }
        let Some(input) = &self.input else {
            let answer = self.answer.as_ref().and_then(Content::file);
            let file = answer.or(self.errors.as_deref()).unwrap_or(&self.folder).display();
            return Err(format!("{file} has no input: add {name}.in, or delete the file").into());
        };
        if self.answer.is_none() && self.errors.is_some() {
            return Err(self.no_answer().into());
        }
        let answer = self.answer.as_ref().map(Content::text);
        Ok((input.text(), answer.or(kept.map(Text::File))))
    }

    fn no_answer(&self) -> String {
        let (name, folder) = (&self.name, self.folder.display());
        format!(
            "{folder}: {name}.in has no {name}.out; put the exact output there, an \
             empty file if nothing is to be printed"
        )
    }
}

/// An input that is small enough to be read beside what is wrong.
fn shown(input: &[u8]) -> String {
    let text = String::from_utf8_lossy(&input[..input.len().min(MOST_BYTES)]);
    if input.len() > MOST_BYTES || text.lines().count() > MOST_LINES {
        return String::new();
    }
    text.lines().fold("input:\n".to_owned(), |shown, line| shown + "  " + line + "\n")
}

/// Runs a program on an input.
pub fn run_on(program: &mut Command, input: Text, limits: Limits) -> Result<Finished> {
    run(program, input.open()?, limits).map_err(cannot_start(program))
}

/// Runs `program` on `input` and judges what it prints; `answer` is the right one, or empty where the
/// `comparison` needs none. It may print twice as much as that, if that is more than `limits` allow.
pub fn judge_case(
    program: &mut Command,
    input: Text,
    answer: Text,
    comparison: &Comparison,
    limits: Limits,
) -> Result<Report> {
    if let Comparison::Interactor(interactor) = comparison {
        return interaction::judge(program, interactor, input, answer, limits);
    }
    judge(program, (input, Some(answer)), comparison, limits, failure)
}

/// Runs `program` on bad input: it must fail, with each line of `errors` in its standard error, after it has printed
/// the answer.
fn judge_refusal(
    program: &mut Command,
    texts: (Text, Option<Text>),
    errors: Text,
    comparison: &Comparison,
    limits: Limits,
) -> Result<Report> {
    let errors = errors.read()?;
    let errors = String::from_utf8_lossy(&errors);
    let failure = |finished: &Finished, limits| refusal(finished, &errors, limits);
    // No checker knows bad input.
    let exact = Comparison::default();
    let comparison = if comparison.needs_answer() { comparison } else { &exact };
    judge(program, texts, comparison, limits, failure)
}

/// Runs `program` on an input and judges its end by `failure`, then its output, if there is an answer.
fn judge(
    program: &mut Command,
    (input, answer): (Text, Option<Text>),
    comparison: &Comparison,
    limits: Limits,
    failure: impl Fn(&Finished, Limits) -> Option<(Verdict, String)>,
) -> Result<Report> {
    let answer = answer.map(Text::read).transpose()?;
    let twice = 2 * answer.as_ref().map_or(0, |answer| answer.len()) as u64;
    let limits = Limits { output: limits.output.max(twice), ..limits };
    let finished = run_on(program, input, limits)?;
    if let Some((verdict, details)) = failure(&finished, limits) {
        return Ok(Report::new(finished, verdict, details));
    }
    let Some(answer) = answer else {
        return Ok(Report::new(finished, Verdict::Unjudged, String::new()));
    };
    let compared = comparison.compare(input, &finished.stdout, Text::Held(&answer))?;
    let (verdict, details) = match compared {
        Ok(()) => (Verdict::Accepted, String::new()),
        Err(wrong) => (wrong.verdict, with_stderr(&wrong.details, &finished.stderr)),
    };
    Ok(Report::new(finished, verdict, details))
}
