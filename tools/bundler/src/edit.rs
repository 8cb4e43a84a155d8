//! Changing a text in many places at once.

use anyhow::{Context, Result};
use std::ops::Range;

/// The part of a text at a span, wherever that is from.
pub fn cut(text: &str, span: Range<usize>) -> Result<&str> {
    let len = text.len();
    let wrong = || format!("bytes {span:?} are no part of a text of {len}: a bug in the bundler");
    text.get(span.clone()).with_context(wrong)
}

/// Replacements in a text, in any order.
#[derive(Default)]
pub struct Edits(Vec<(Range<usize>, String)>);

impl Edits {
    /// Replaces `range`.
    pub fn replace(&mut self, range: Range<usize>, with: impl Into<String>) {
        self.0.push((range, with.into()));
    }

    /// Removes `range`.
    pub fn remove(&mut self, range: Range<usize>) {
        self.replace(range, "");
    }

    /// Inserts at `at`.
    pub fn insert(&mut self, at: usize, text: impl Into<String>) {
        self.replace(at..at, text);
    }

    /// Where the place `at`, which is in no replaced range, is after the replacements. What is inserted at
    /// `at` comes before it.
    #[must_use]
    pub fn moved(&self, at: usize) -> usize {
        let before = self.0.iter().filter(|(range, _)| range.end <= at);
        before.fold(at, |at, (range, with)| at + with.len() - range.len())
    }

    /// The text with all replacements made. One inside another is dropped: the outer one holds.
    pub fn apply(mut self, text: &str) -> Result<String> {
        // At one start, insertions come first, then the longest.
        self.0.sort_by_key(|(range, _)| {
            (range.start, !range.is_empty(), std::cmp::Reverse(range.end))
        });
        let mut result = String::with_capacity(text.len());
        let mut at = 0;
        for (range, with) in self.0 {
            if range.start < at {
                continue;
            }
            result += cut(text, at..range.start)?;
            result += &with;
            at = range.end;
        }
        Ok(result + cut(text, at..text.len())?)
    }
}

/// The text with blanks in place of `ranges`, so that all else stays at its line and column: panics print
/// these.
pub fn blanked(text: &str, ranges: impl IntoIterator<Item = Range<usize>>) -> Result<String> {
    let mut edits = Edits::default();
    for range in ranges {
        let lines = cut(text, range.clone())?.split('\n').map(|line| " ".repeat(line.len()));
        edits.replace(range, lines.collect::<Vec<_>>().join("\n"));
    }
    edits.apply(text)
}

#[cfg(test)]
mod tests;
