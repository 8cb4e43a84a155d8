//! Two outputs, byte for byte.

use crate::verdict::{Verdict, Wrong};

/// How many lines of a diff are shown, how much of each, and how much of that before the first difference.
const MAX_LINES: usize = 40;
const MAX_LINE: usize = 120;
const BEFORE: usize = 40;

/// How many equal lines are shown around a difference.
const AROUND: usize = 3;

/// Compares two outputs byte for byte. `expected` may end its lines with `\r\n`, as files from elsewhere do.
///
/// # Errors
/// What is different.
pub fn exact(expected: &[u8], actual: &[u8]) -> Result<(), Wrong> {
    if expected == actual {
        return Ok(());
    }
    let plain = without_returns(expected);
    let expected = if actual.contains(&b'\r') { expected } else { &plain };
    if expected == actual {
        return Ok(());
    }
    let words = |bytes| <[u8]>::split(bytes, u8::is_ascii_whitespace);
    let right = words(expected).filter(|word| !word.is_empty());
    let printed = words(actual).filter(|word| !word.is_empty());
    let is_space = right.eq(printed);
    let verdict = if is_space { Verdict::PresentationError } else { Verdict::WrongAnswer };
    let hint = if is_space { spaces(expected, actual) } else { String::new() };
    Err(Wrong { verdict, details: lines(expected, actual) + &hint })
}

/// A text with `\n` for each `\r\n`.
fn without_returns(text: &[u8]) -> Vec<u8> {
    let is_return = |i: usize| text[i] == b'\r' && text.get(i + 1) == Some(&b'\n');
    (0..text.len()).filter(|&i| !is_return(i)).map(|i| text[i]).collect()
}

/// A diff: what is between the lines that both begin with and those that both end with, expected and printed lines in
/// turn, white space and line ends made visible, cut where nobody would read on.
pub(super) fn lines(expected: &[u8], actual: &[u8]) -> String {
    let split = |text| <[u8]>::split_inclusive(text, |&byte| byte == b'\n').collect::<Vec<_>>();
    let (right, printed): (Vec<&[u8]>, Vec<&[u8]>) = (split(expected), split(actual));
    let start = right.iter().zip(&printed).take_while(|(a, b)| a == b).count();
    let backwards = right[start..].iter().rev().zip(printed[start..].iter().rev());
    let after = backwards.take_while(|(a, b)| a == b).count();
    let (right_end, printed_end) = (right.len() - after, printed.len() - after);
    let pair = |i: usize| (right[..right_end].get(i), printed[..printed_end].get(i));
    let is_near = |i: usize| {
        let mut around = i.saturating_sub(AROUND)..=i + AROUND;
        around.any(|i| matches!(pair(i), (a, b) if a != b))
    };
    let between = start.saturating_sub(AROUND)..right_end.max(printed_end);
    let between = between.filter(|&i| is_near(i)).flat_map(|i| match pair(i) {
        (Some(a), Some(b)) if a == b => vec![row(' ', i, a, 0)],
        (a, b) => {
            let bytes = a.into_iter().zip(b).flat_map(|(a, b)| a.iter().zip(*b));
            let from = bytes.take_while(|(a, b)| a == b).count().saturating_sub(BEFORE);
            let [a, b] = [('-', a), ('+', b)].map(|(sign, line)| Some(row(sign, i, line?, from)));
            a.into_iter().chain(b).collect()
        }
    });
    let behind = (right_end..right.len()).take(AROUND).map(|i| row(' ', i, right[i], 0));
    let mut rows = between.chain(behind);
    let mut message = "wrong output (- expected, + printed):\n".to_owned();
    message.extend(rows.by_ref().take(MAX_LINES));
    if rows.next().is_some() {
        let rest = match (right.len(), printed.len()) {
            (all, lines) if all == lines => {
                let different = right.iter().zip(&printed).filter(|(a, b)| a != b).count();
                format!("... {different} of {all} lines are different\n")
            }
            (all, lines) => format!("... {all} lines are expected, {lines} were printed\n"),
        };
        message.push_str(&rest);
    }
    message
}

/// A line of a diff; of a long one the part from the byte `from` on.
fn row(sign: char, index: usize, line: &[u8], from: usize) -> String {
    let from = if line.len() <= MAX_LINE { 0 } else { from };
    let before = if from > 0 { "..." } else { "" };
    let mut text = line[from..line.len().min(from + MAX_LINE)].escape_ascii().to_string();
    let is_cut = text.len() > MAX_LINE || from + MAX_LINE < line.len();
    text.truncate(MAX_LINE);
    format!("{sign} {:>4} | {before}{text}{}\n", index + 1, if is_cut { "..." } else { "" })
}

/// Where white space alone is different, and what to do.
fn spaces(expected: &[u8], actual: &[u8]) -> String {
    let has_blanks = |text: &[u8]| {
        let mut lines = text.split(|&byte| byte == b'\n');
        lines.any(|line| line.last().is_some_and(u8::is_ascii_whitespace))
    };
    let hint = if expected.strip_suffix(b"\n") == Some(actual) {
        "only the last newline is missing: end the program's output with one, or if the judge's ends \
         without, take it off the fixture"
    } else if actual.strip_suffix(b"\n") == Some(expected) && expected.ends_with(b"\n") {
        "only a blank line at the end is too much"
    } else if actual.strip_suffix(b"\n") == Some(expected) {
        "only the last newline is different: the fixture ends without one; add it there, as judges \
         want it, or let the program print none"
    } else {
        let whose = match (has_blanks(expected), has_blanks(actual)) {
            (true, false) => "; lines of the fixture end with blanks",
            (false, true) => "; printed lines end with blanks",
            _ => "",
        };
        return format!(
            "only white space is different{whose}: where the judge does not mind, `--ignore-spaces`, or in \
             Cargo.toml `[package.metadata.judge]` with `ignore-spaces = true`\n"
        );
    };
    format!("{hint}\n")
}
