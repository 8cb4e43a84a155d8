//! Two outputs, word by word.

use super::diff::lines;
use crate::verdict::Wrong;
use std::iter;

/// What the error itself may be off by, so that 1.000001 is within 1e-6 of 1; testlib's.
const ROUNDING: f64 = 1e-15;

/// Whether a number is near enough, absolutely or relatively, as AtCoder has it.
fn is_near(expected: f64, actual: f64, tolerance: f64) -> bool {
    if expected.is_finite() && actual.is_finite() {
        let error = (expected - actual).abs() - ROUNDING;
        return error <= tolerance || error <= tolerance * expected.abs();
    }
    // Nothing is near an infinity but itself.
    expected.total_cmp(&actual).is_eq() || (expected.is_nan() && actual.is_nan())
}

/// Compares two outputs word by word, numbers with a tolerance if there is one.
pub(super) fn compare(expected: &[u8], actual: &[u8], tolerance: Option<f64>) -> Result<(), Wrong> {
    let Some(details) = difference(expected, actual, tolerance) else { return Ok(()) };
    let diff = lines(expected, &with_accepted_lines(expected, actual, tolerance));
    Err(Wrong::answer(format!("{details}\n{diff}")))
}

/// How the first words that differ do, if any do.
fn difference(expected: &[u8], actual: &[u8], tolerance: Option<f64>) -> Option<String> {
    let (mut right, mut printed) = (words(expected), words(actual));
    let mut pairs = iter::from_fn(|| Some((right.next(), printed.next())));
    let end = pairs.find(|pair| match pair {
        (Some((_, a)), Some((_, b))) => !same(a, b, tolerance),
        _ => true,
    });
    Some(match end? {
        (None, None) => return None,
        (Some((line, a)), None) => format!("the output ends before {} of line {line}", shown(a)),
        (None, Some((line, b))) => format!("line {line}: {} is more than is expected", shown(b)),
        (Some((there, a)), Some((line, b))) => {
            let elsewhere = format!(", line {there} of what is expected");
            let elsewhere = if line == there { "" } else { &elsewhere };
            let error = error(a, b, tolerance);
            format!("line {line}{elsewhere}: {} for {}{error}", shown(b), shown(a))
        }
    })
}

/// The words of a text with the lines that they are in.
fn words(text: &[u8]) -> impl Iterator<Item = (usize, &[u8])> {
    let lines = text.split(|&byte| byte == b'\n').zip(1..);
    lines.flat_map(|(line, number)| {
        let words = line.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty());
        words.map(move |word| (number, word))
    })
}

fn same(right: &[u8], printed: &[u8], tolerance: Option<f64>) -> bool {
    let numbers = numbers(right, printed).zip(tolerance);
    right == printed || numbers.is_some_and(|((a, b), tolerance)| is_near(a, b, tolerance))
}

/// Two words as numbers, if both are numbers.
fn numbers(right: &[u8], printed: &[u8]) -> Option<(f64, f64)> {
    let number = |word| std::str::from_utf8(word).ok()?.parse::<f64>().ok();
    Some((number(right)?, number(printed)?))
}

/// The error of a number, if there is a tolerance.
fn error(right: &[u8], printed: &[u8], tolerance: Option<f64>) -> String {
    match (numbers(right, printed), tolerance) {
        (Some((a, b)), Some(tolerance)) if a.is_finite() && b.is_finite() => {
            let (error, relative) = ((a - b).abs(), (a - b).abs() / a.abs());
            format!(": off by {error:.3e}, relatively {relative:.3e}, and {tolerance:e} is allowed")
        }
        _ => String::new(),
    }
}

fn shown(word: &[u8]) -> String {
    let cut = &word[..word.len().min(60)];
    let more = if cut.len() < word.len() { "..." } else { "" };
    format!("`{}{more}`", cut.escape_ascii())
}

/// What was printed, with the expected line for each that is accepted, so that a diff shows what is wrong only.
fn with_accepted_lines(expected: &[u8], actual: &[u8], tolerance: Option<f64>) -> Vec<u8> {
    let lines = |text| <[u8]>::split_inclusive(text, |&byte| byte == b'\n');
    let mut right = lines(expected);
    let shown = lines(actual).map(|printed| match right.next() {
        Some(right) if difference(right, printed, tolerance).is_none() => right,
        _ => printed,
    });
    shown.collect::<Vec<&[u8]>>().concat()
}
