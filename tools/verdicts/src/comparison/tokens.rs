//! Two outputs, word by word.

use super::Wrong;
use super::diff::lines;
use std::fmt;

/// What the error itself may be off by, so that 1.000001 is within 1e-6 of 1; testlib's.
const ROUNDING: f64 = 1e-15;

/// How much a number may differ from the expected one, absolutely or relatively, as AtCoder has it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tolerance(f64);

impl Tolerance {
    /// One of that size.
    ///
    /// # Errors
    /// A sentence, if it is not a number from 0 to 1.
    pub fn of(error: f64) -> Result<Tolerance, String> {
        if !(0.0..1.0).contains(&error) {
            return Err(format!(
                "{error} is no tolerance: it is a number from 0 to below 1, as 1e-6"
            ));
        }
        Ok(Tolerance(error))
    }

    fn takes(self, expected: f64, actual: f64) -> bool {
        if !(expected.is_finite() && actual.is_finite()) {
            // Nothing is near an infinity but itself.
            let is_same = expected.is_sign_positive() == actual.is_sign_positive();
            return (expected.is_infinite() && actual.is_infinite() && is_same)
                || (expected.is_nan() && actual.is_nan());
        }
        let error = (expected - actual).abs() - ROUNDING;
        error <= self.0 || error <= self.0 * expected.abs()
    }
}

impl fmt::Display for Tolerance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:e}", self.0)
    }
}

/// Compares two outputs word by word, numbers with a tolerance if there is one.
pub(super) fn compare(
    expected: &[u8],
    actual: &[u8],
    tolerance: Option<Tolerance>,
) -> Result<(), Wrong> {
    let (mut right, mut printed) = (words(expected), words(actual));
    loop {
        let details = match (right.next(), printed.next()) {
            (None, None) => return Ok(()),
            (Some((_, right)), Some((_, printed))) if same(right, printed, tolerance) => continue,
            (Some((line, right)), Some((place, printed))) => {
                let (how_far, shown) = (how_far(right, printed, tolerance), shown(right));
                let printed = self::shown(printed);
                format!("{}: {printed} for {shown}{how_far}", at(place, line))
            }
            (Some((line, right)), None) => {
                format!("the output ends before {} of line {line}", shown(right))
            }
            (None, Some((line, printed))) => {
                format!("line {line}: {} is more than is expected", shown(printed))
            }
        };
        let diff = lines(expected, &without_the_same(expected, actual, tolerance));
        return Err(Wrong::answer(format!("{details}\n{diff}")));
    }
}

/// Where a word is, and where the expected one is if that is elsewhere.
fn at(line: usize, expected: usize) -> String {
    if line == expected {
        format!("line {line}")
    } else {
        format!("line {line}, line {expected} of what is expected")
    }
}

/// The words of a text with the lines that they are in.
fn words(text: &[u8]) -> impl Iterator<Item = (usize, &[u8])> {
    let lines = text.split(|&byte| byte == b'\n').zip(1..);
    lines.flat_map(|(line, number)| {
        let words = line.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty());
        words.map(move |word| (number, word))
    })
}

fn same(right: &[u8], printed: &[u8], tolerance: Option<Tolerance>) -> bool {
    right == printed
        || tolerance.is_some_and(|tolerance| {
            numbers(right, printed).is_some_and(|(right, printed)| tolerance.takes(right, printed))
        })
}

/// Two words as numbers. If either is none, they are words.
fn numbers(right: &[u8], printed: &[u8]) -> Option<(f64, f64)> {
    let number = |word| std::str::from_utf8(word).ok()?.parse::<f64>().ok();
    Some((number(right)?, number(printed)?))
}

/// How far two numbers are apart, if they are numbers.
fn how_far(right: &[u8], printed: &[u8], tolerance: Option<Tolerance>) -> String {
    let Some(tolerance) = tolerance else { return String::new() };
    match numbers(right, printed) {
        Some((right, printed)) if right.is_finite() && printed.is_finite() => {
            let error = (right - printed).abs();
            let relative = error / right.abs();
            format!(": off by {error:.3e}, relatively {relative:.3e}, and {tolerance} is allowed")
        }
        _ => String::new(),
    }
}

fn shown(word: &[u8]) -> String {
    let cut = &word[..word.len().min(60)];
    let more = if cut.len() < word.len() { "..." } else { "" };
    format!("`{}{more}`", cut.escape_ascii())
}

/// What was printed, where lines that count as the expected ones are as those are written, so that a diff
/// shows nothing but what is wrong.
fn without_the_same(expected: &[u8], actual: &[u8], tolerance: Option<Tolerance>) -> Vec<u8> {
    let lines = |text| <[u8]>::split_inclusive(text, |&byte| byte == b'\n');
    let is_same = |right: &[u8], printed: &[u8]| {
        let mut printed = words(printed);
        words(right).all(|(_, right)| {
            printed.next().is_some_and(|(_, printed)| same(right, printed, tolerance))
        }) && printed.next().is_none()
    };
    let mut right = lines(expected);
    let as_expected = lines(actual).map(|printed| match right.next() {
        Some(right) if is_same(right, printed) => right,
        _ => printed,
    });
    as_expected.collect::<Vec<&[u8]>>().concat()
}
