//! Two outputs, byte for byte.

use super::Wrong;
use crate::verdict::Verdict;
use similar::{ChangeTag, TextDiff};
use std::fmt::Write;
use std::time::Duration;

/// How many lines of a diff are shown, and how much of each.
const MAX_LINES: usize = 40;
const MAX_LINE: usize = 120;

/// Compares two outputs byte for byte.
///
/// # Errors
/// What is different.
pub fn exact(expected: &[u8], actual: &[u8]) -> Result<(), Wrong> {
    if expected == actual {
        return Ok(());
    }
    let words = |bytes| <[u8]>::split(bytes, u8::is_ascii_whitespace);
    let right = words(expected).filter(|word| !word.is_empty());
    let printed = words(actual).filter(|word| !word.is_empty());
    let verdict = if right.eq(printed) { Verdict::PresentationError } else { Verdict::WrongAnswer };
    let details = lines(expected, actual) + last_newline(expected, actual);
    Err(Wrong { verdict, details })
}

/// Compares two outputs line by line: with a line feed or two characters at its end, the last one with
/// none too.
pub(super) fn same_lines(expected: &[u8], actual: &[u8]) -> Result<(), Wrong> {
    let lines = |text| {
        let lines = <[u8]>::split_inclusive(text, |&byte| byte == b'\n');
        lines.map(|line| {
            let line = line.strip_suffix(b"\n").unwrap_or(line);
            line.strip_suffix(b"\r").unwrap_or(line)
        })
    };
    if lines(expected).eq(lines(actual)) { Ok(()) } else { exact(expected, actual) }
}

/// A diff with three lines around each difference, white space and line ends made visible, cut where nobody
/// would read on.
pub(super) fn lines(expected: &[u8], actual: &[u8]) -> String {
    let mut message = "wrong output (- expected, + printed):\n".to_owned();
    let diff = TextDiff::configure().timeout(Duration::from_secs(1)).diff_lines(expected, actual);
    let groups = diff.grouped_ops(3);
    let mut changes = groups.iter().flatten().flat_map(|op| diff.iter_changes(op));
    for change in changes.by_ref().take(MAX_LINES) {
        let sign = match change.tag() {
            ChangeTag::Delete => '-',
            ChangeTag::Insert => '+',
            ChangeTag::Equal => ' ',
        };
        let number = 1 + change.old_index().or(change.new_index()).unwrap_or_default();
        let mut line = change.value().escape_ascii().to_string();
        if line.len() > MAX_LINE {
            line.truncate(MAX_LINE);
            line.push_str("...");
        }
        writeln!(message, "{sign} {number:>4} | {line}").expect("a String takes all");
    }
    match changes.count() {
        0 => {}
        more => writeln!(message, "... and {more} more lines").expect("a String takes all"),
    }
    message
}

/// What to do where nothing but the last newline is different.
fn last_newline(expected: &[u8], actual: &[u8]) -> &'static str {
    if expected.strip_suffix(b"\n") == Some(actual) {
        "only the last newline is missing: end the program's output with one, or if the judge's ends \
         without, take it off the fixture\n"
    } else if actual.strip_suffix(b"\n") == Some(expected) {
        "only the last newline is different: the fixture ends without one; add it there, as judges \
         want it, or let the program print none\n"
    } else {
        ""
    }
}
