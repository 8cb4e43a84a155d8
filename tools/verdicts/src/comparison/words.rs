//! Two texts, part by part.

use super::Rule;
use super::diff::lines;
use super::number::{finite, is_near};
use super::spaces::{LEVELS, Spaces, parts};
use crate::verdict::{Verdict, Wrong};
use std::borrow::Cow;
use std::iter;

impl Rule {
    /// Compares two texts. The lines of `expected` may end with `\r\n`, as those of files from elsewhere do.
    pub fn compare(&self, expected: &[u8], actual: &[u8]) -> Result<(), Wrong> {
        let is_plain = actual.contains(&b'\r') || !expected.contains(&b'\r');
        let expected = &*if is_plain { expected.into() } else { Cow::Owned(plain(expected)) };
        let Some(details) = self.difference(expected, actual) else { return Ok(()) };
        let same = |rule: Rule| rule.difference(expected, actual).is_none();
        let looser = LEVELS.iter().find(|(spaces, ..)| same(Rule { spaces: *spaces, ..*self }));
        let (verdict, hint) = match looser {
            Some((_, level, place)) => {
                (Verdict::PresentationError, hint(level, place, expected, actual))
            }
            None if same(Rule { ignore_case: true, spaces: Spaces::Words, ..*self }) => {
                let hint = "only the case of letters differs: if the judge ignores that, add `--ignore-case`, or \
                            `ignore-case = true` to `[package.metadata.judge]` in Cargo.toml, or to `//! judge = { … }` in the header\n";
                (Verdict::WrongAnswer, hint.to_owned())
            }
            None => (Verdict::WrongAnswer, String::new()),
        };
        // To the byte, a diff says all.
        let details = if self.spaces == Spaces::All { String::new() } else { details + "\n" };
        let diff = lines(expected, &self.with_accepted_lines(expected, actual));
        Err(Wrong { verdict, details: format!("{details}{diff}{hint}") })
    }

    /// How the first parts that differ do, if any do.
    fn difference(&self, expected: &[u8], actual: &[u8]) -> Option<String> {
        let (mut right, mut printed) = (parts(expected, self.spaces), parts(actual, self.spaces));
        let mut pairs = iter::from_fn(|| Some((right.next(), printed.next())));
        let end = pairs.find(|pair| match pair {
            (Some(a), Some(b)) => a.place != b.place || !self.same(a.text, b.text),
            _ => true,
        });
        Some(match end? {
            (None, None) => return None,
            (Some(a), None) => {
                format!("the output ends before {} of line {}", shown(a.text), a.line)
            }
            (None, Some(b)) => {
                format!("line {}: {} is printed after the expected end", b.line, shown(b.text))
            }
            (Some(a), Some(b)) => {
                let (line, right, printed) = (b.line, shown(a.text), shown(b.text));
                let elsewhere = format!(", line {} of what is expected", a.line);
                let elsewhere = if line == a.line { "" } else { &elsewhere };
                if a.text == b.text {
                    return Some(format!(
                        "line {line}{elsewhere}: {printed} is in another line than expected"
                    ));
                }
                let error = self.error(a.text, b.text);
                format!("line {line}{elsewhere}: {printed} for {right}{error}")
            }
        })
    }

    fn same(&self, right: &[u8], printed: &[u8]) -> bool {
        right == printed
            || self.ignore_case && right.eq_ignore_ascii_case(printed)
            || self.float.is_some_and(|tolerance| is_near(right, printed, tolerance))
    }

    /// The error of a number, if there is a tolerance.
    fn error(&self, right: &[u8], printed: &[u8]) -> String {
        let (Some((a, b)), Some(tolerance)) = (finite(right, printed), self.float) else {
            return String::new();
        };
        let (error, relative) = ((a - b).abs(), (a - b).abs() / a.abs());
        let allowed = match tolerance {
            [both, other] if both.total_cmp(&other).is_eq() => format!("{both:e}"),
            [absolute, relative] => format!("{absolute:e} or relatively {relative:e}"),
        };
        format!(": off by {error:.3e}, relatively {relative:.3e}, and {allowed} is allowed")
    }

    /// What was printed, with the expected line for each that is accepted, so that a diff shows what is wrong only.
    fn with_accepted_lines(&self, expected: &[u8], actual: &[u8]) -> Vec<u8> {
        let lines = |text| <[u8]>::split_inclusive(text, |&byte| byte == b'\n');
        let mut right = lines(expected);
        let shown = lines(actual).map(|printed| match right.next() {
            Some(right) if self.difference(right, printed).is_none() => right,
            _ => printed,
        });
        shown.collect::<Vec<&[u8]>>().concat()
    }
}

/// A text with `\n` for each `\r\n`.
fn plain(text: &[u8]) -> Vec<u8> {
    let is_return = |i: usize| text[i] == b'\r' && text.get(i + 1) == Some(&b'\n');
    (0..text.len()).filter(|&i| !is_return(i)).map(|i| text[i]).collect()
}

/// What to do if only white space differs, which a level ignores.
fn hint(level: &str, place: &str, expected: &[u8], actual: &[u8]) -> String {
    let has_blanks = |text: &[u8]| {
        let mut lines = text.split(|&byte| byte == b'\n');
        lines.any(|line| line.last().is_some_and(u8::is_ascii_whitespace))
    };
    let whose = match (has_blanks(expected), has_blanks(actual)) {
        (true, false) => "; lines of the fixture end with blanks",
        (false, true) => "; printed lines end with blanks",
        _ if expected.strip_suffix(b"\n") == Some(actual) => "; the last newline is missing",
        _ => "",
    };
    format!(
        "only white space differs, {place}{whose}: if the judge ignores that, add `--ignore-spaces={level}`, or \
         `ignore-spaces = \"{level}\"` to `[package.metadata.judge]` in Cargo.toml, or to `//! judge = {{ … }}` in the header\n"
    )
}

fn shown(word: &[u8]) -> String {
    let cut = &word[..word.len().min(60)];
    let more = if cut.len() < word.len() { "..." } else { "" };
    format!("`{}{more}`", cut.escape_ascii())
}
