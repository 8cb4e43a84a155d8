//! How an answer is judged: by its text, or by a program.

pub(crate) mod checker;
mod diff;
mod number;
mod spaces;
mod words;

use self::spaces::Spaces;
use crate::error::{Error, Result};
use crate::settings::Settings;
use crate::text::Text;
use crate::tool::Tool;
use crate::verdict::Wrong;
use serde_json::Value;
use std::path::Path;

/// How an answer is judged.
#[derive(Clone, PartialEq, Debug)]
pub enum Comparison {
    /// It has the same text, as far as this goes.
    Text(Rule),
    /// A program decides: `checker input output answer`, with the exit codes of testlib.
    Checker(Tool),
    /// A program talks with the solution, and decides: `interactor input output answer`, with the exit codes of
    /// testlib.
    Interactor(Tool),
}

impl Default for Comparison {
    /// The same to the byte.
    fn default() -> Comparison {
        Comparison::Text(Rule::default())
    }
}

/// When texts are the same.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Rule {
    /// Which white space counts.
    spaces: Spaces,
    /// Whether `YES` is `Yes`.
    ignore_case: bool,
    /// By how much numbers may differ, absolutely or relatively.
    float: Option<[f64; 2]>,
}

impl Comparison {
    /// Judges what a program has printed: `Ok(Err(_))` says what is wrong with it.
    ///
    /// Nothing but a checker looks at the `input`.
    pub fn compare(&self, input: Text, output: &[u8], answer: Text) -> Result<Result<(), Wrong>> {
        match self {
            Comparison::Text(rule) => Ok(rule.compare(&answer.read()?, output)),
            Comparison::Checker(checker) => checker::check(checker, input, output, answer),
            Comparison::Interactor(_) => {
                Err("an interactive program has no output that could be compared".into())
            }
        }
    }

    /// Whether a right answer is needed to judge by, so that a fixture must have one.
    pub fn needs_answer(&self) -> bool {
        matches!(self, Comparison::Text(_))
    }
}

/// What a manifest, the flags of a command, or a judge's facts say of comparing.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Overrides {
    /// How much numbers may differ, absolutely or relatively.
    pub float: Option<[f64; 2]>,
    /// Which white space is ignored: `none`, `ends`, `lines`, `filled-lines` or `words`.
    pub ignore_spaces: Option<String>,
    /// Whether the case of letters is ignored.
    pub ignore_case: Option<bool>,
    /// A command line.
    pub checker: Option<String>,
    /// A command line.
    pub interactor: Option<String>,
}

impl Overrides {
    /// What a manifest, or the header of a program, calls them.
    pub(crate) const KEYS: [&str; 5] =
        ["checker", "float", "ignore-case", "ignore-spaces", "interactor"];

    /// Those of a manifest, or of the header of a program.
    pub(crate) fn read(settings: &Settings) -> Result<Overrides> {
        let line = |key| {
            let line = settings.value(key, "a command line", Value::as_str)?;
            Ok::<_, Error>(line.map(str::to_owned))
        };
        let ignore_spaces =
            settings.value("ignore-spaces", "true, false, or a level as \"lines\"", |it| {
                it.as_bool().map(|all| if all { "words" } else { "none" }).or(it.as_str())
            })?;
        let float = settings.value("float", "a number, as 1e-6", Value::as_f64)?;
        Ok(Overrides {
            float: float.map(|error| [error; 2]),
            ignore_spaces: ignore_spaces.map(str::to_owned),
            ignore_case: settings.value("ignore-case", "true or false", Value::as_bool)?,
            checker: line("checker")?,
            interactor: line("interactor")?,
        })
    }

    /// The comparison, with the defaults of `judge`. A command is started in the first of `folders` that has the files which
    /// it names.
    pub fn comparison(&self, folders: &[&Path], judge: &Overrides) -> Result<Comparison> {
        let tool = |what: &str, line: &Option<String>| {
            let parsed = line.as_ref().map(|line| Tool::find(line, folders)).transpose();
            parsed.map_err(|error| format!("{what}: {error}"))
        };
        let checker = tool("checker", &self.checker)?.map(Comparison::Checker);
        let interactor = tool("interactor", &self.interactor)?.map(Comparison::Interactor);
        let is_of_text =
            Overrides { checker: None, interactor: None, ..self.clone() } != Overrides::default();
        let rule = self.rule(judge)?;
        match (checker, interactor) {
            (None, None) => Ok(Comparison::Text(rule)),
            (Some(one), None) | (None, Some(one)) if !is_of_text => Ok(one),
            _ => {
                Err("a checker or an interactor decides alone: remove the other one, and `float`, \
                      `ignore-spaces` and `ignore-case`"
                    .into())
            }
        }
    }

    /// How texts are compared.
    fn rule(&self, judge: &Overrides) -> Result<Rule> {
        let mut errors = self.float.into_iter().flatten();
        if let Some(error) = errors.find(|error| !(0.0..f64::INFINITY).contains(error)) {
            return Err(
                format!("{error} is no tolerance: it is a number from 0 on, as 1e-6").into()
            );
        }
        let own = self.ignore_spaces.as_deref().map(Spaces::named).transpose()?;
        let at_judge = judge.ignore_spaces.as_deref().map(Spaces::named).transpose()?;
        let spaces = match (own, self.float, at_judge.unwrap_or_default()) {
            (Some(own), Some(_), _) if own < Spaces::Lines => {
                return Err(
                    "`float` compares words: with it, `ignore-spaces` must be `lines` or looser"
                        .into(),
                );
            }
            // What compares numbers goes by words; of some judges, line by line.
            (None, Some(_), Spaces::FilledLines) => Spaces::FilledLines,
            (None, Some(_), _) => Spaces::Words,
            (own, _, at_judge) => own.unwrap_or(at_judge),
        };
        let ignore_case = self.ignore_case.or(judge.ignore_case).unwrap_or_default();
        Ok(Rule { spaces, ignore_case, float: self.float })
    }
}
