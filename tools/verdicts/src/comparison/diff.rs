//! Two outputs, byte for byte.

use super::Wrong;
use crate::verdict::Verdict;
use similar::{DiffOp, TextDiff};
use std::fmt::Write;
use std::time::Duration;

/// How many lines of a diff are shown, how much of each, and how much of that before the first difference.
const MAX_LINES: usize = 40;
const MAX_LINE: usize = 120;
const BEFORE: usize = 40;

/// How many equal lines are shown around a difference.
const AROUND: usize = 3;

/// Of how many lines from the first difference on it is found out which belong together.
const WINDOW: usize = 200;

/// Compares two outputs byte for byte; `expected` may have lines that end with two characters, as files from
/// elsewhere have.
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

/// A text with `\n` alone at the ends of its lines.
fn without_returns(text: &[u8]) -> Vec<u8> {
    let mut plain = Vec::with_capacity(text.len());
    for line in text.split_inclusive(|&byte| byte == b'\n') {
        match line.strip_suffix(b"\r\n") {
            Some(line) => plain.extend([line, b"\n"].concat()),
            None => plain.extend_from_slice(line),
        }
    }
    plain
}

/// A line of a diff: its sign, its number, and the line, or the part of it with a difference.
type Row = (char, usize, String);

/// A diff with three lines around each difference, expected and printed lines in turn, white space and line ends
/// made visible, cut where nobody would read on.
pub(super) fn lines(expected: &[u8], actual: &[u8]) -> String {
    let split = |text| <[u8]>::split_inclusive(text, |&byte| byte == b'\n').collect::<Vec<_>>();
    let (right, printed): (Vec<&[u8]>, Vec<&[u8]>) = (split(expected), split(actual));
    let same = right.iter().zip(&printed).take_while(|(right, printed)| right == printed).count();
    let start = same.saturating_sub(AROUND);
    let window = |lines: &[&[u8]]| start..lines.len().min(same + WINDOW);
    let (old, new) = (&right[window(&right)], &printed[window(&printed)]);
    let is_whole = start + old.len() == right.len() && start + new.len() == printed.len();
    let diff = TextDiff::configure().timeout(Duration::from_secs(1)).diff_slices(old, new);
    let mut rows: Vec<Row> = Vec::new();
    for mut group in diff.grouped_ops(AROUND) {
        // What has no line to belong to where the window ends may have one behind it.
        if !is_whole && matches!(group.last(), Some(DiffOp::Insert { .. } | DiffOp::Delete { .. }))
        {
            group.pop();
        }
        if group.iter().any(|op| !matches!(op, DiffOp::Equal { .. })) {
            for op in &group {
                add(&mut rows, op, (old, new), start);
            }
        }
    }
    let mut message = "wrong output (- expected, + printed):\n".to_owned();
    for (sign, number, line) in rows.iter().take(MAX_LINES) {
        writeln!(message, "{sign} {number:>4} | {line}").expect("a String takes all");
    }
    if rows.len() > MAX_LINES || !is_whole {
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

/// The lines of a part of a diff, each that is expected before the printed one in its place.
fn add(rows: &mut Vec<Row>, op: &DiffOp, (old, new): (&[&[u8]], &[&[u8]]), start: usize) {
    let (olds, news) = (op.old_range(), op.new_range());
    for i in 0..olds.len().max(news.len()) {
        let (right, printed) = (old[olds.clone()].get(i), new[news.clone()].get(i));
        if let DiffOp::Equal { .. } = op {
            rows.extend(right.map(|line| (' ', 1 + start + olds.start + i, part(line, 0))));
            continue;
        }
        let pairs = right.into_iter().zip(printed).flat_map(|(a, b)| a.iter().zip(*b));
        let from = pairs.take_while(|(a, b)| a == b).count().saturating_sub(BEFORE);
        rows.extend(right.map(|line| ('-', 1 + start + olds.start + i, part(line, from))));
        rows.extend(printed.map(|line| ('+', 1 + start + news.start + i, part(line, from))));
    }
}

/// A line, or what is shown of a long one: from `from` on, where the rest does not suffice.
fn part(line: &[u8], from: usize) -> String {
    let from = if line.len() <= MAX_LINE { 0 } else { from };
    let before = if from > 0 { "..." } else { "" };
    let mut text = line[from..line.len().min(from + MAX_LINE)].escape_ascii().to_string();
    let is_cut = text.len() > MAX_LINE || from + MAX_LINE < line.len();
    text.truncate(MAX_LINE);
    format!("{before}{text}{}", if is_cut { "..." } else { "" })
}

/// Where white space alone is different, and what to do.
fn spaces(expected: &[u8], actual: &[u8]) -> String {
    if expected.strip_suffix(b"\n") == Some(actual) {
        return "only the last newline is missing: end the program's output with one, or if the judge's ends \
                without, take it off the fixture\n"
            .to_owned();
    }
    if actual.strip_suffix(b"\n") == Some(expected) {
        if expected.ends_with(b"\n") {
            return "only a blank line at the end is too much\n".to_owned();
        }
        return "only the last newline is different: the fixture ends without one; add it there, as judges \
                want it, or let the program print none\n"
            .to_owned();
    }
    let has_blanks = |text: &[u8]| {
        let mut lines = text.split(|&byte| byte == b'\n');
        lines.any(|line| line.last().is_some_and(u8::is_ascii_whitespace))
    };
    let whose = match (has_blanks(expected), has_blanks(actual)) {
        (true, false) => "; lines of the fixture end with blanks",
        (false, true) => "; lines that were printed end with blanks",
        _ => "",
    };
    format!(
        "only white space is different{whose}: where the judge does not mind, `--ignore-spaces`, or in \
         Cargo.toml `[package.metadata.judge]` with `ignore-spaces = true`\n"
    )
}
