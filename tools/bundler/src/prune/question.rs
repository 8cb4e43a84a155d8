//! An error of the compiler, as it is asked what it is about.

use super::program::Program;
use crate::rustc::Diagnostic;
use crate::syntax::is_of_word;
use std::collections::BTreeSet;

/// An error, and what it is about.
pub struct Question<'a> {
    /// The error.
    pub error: &'a Diagnostic,
    /// What it quotes, as [`Diagnostic::words`] has it.
    pub quoted: [BTreeSet<&'a str>; 3],
    /// The identifiers at its primary places.
    pub at: BTreeSet<&'a str>,
    /// Those on the lines of these places.
    pub near: BTreeSet<&'a str>,
}

impl<'a> Question<'a> {
    /// The question that an error asks.
    pub fn new(program: &'a Program<'_>, error: &'a Diagnostic) -> Question<'a> {
        // An error may be about what follows the program: the crates that the judge has.
        let line = |at: usize| {
            let (before, after) = program.text.split_at_checked(at).unwrap_or_default();
            let start = before.rfind('\n').map_or(0, |end| end + 1);
            let len = at - start + after.find('\n').unwrap_or(after.len());
            program.text.get(start..start + len).unwrap_or_default()
        };
        let primary = error.spans.iter().filter(|span| span.is_primary);
        let near = primary.map(|span| line(span.range().start)).flat_map(words).collect();
        let (mut quoted, at) = (error.words(), words_at(program, error));
        // What is moved while it is lent would be copied, which is not quoted.
        for words in &mut quoted {
            words.extend((error.code() == Some("E0505")).then_some("Copy"));
        }
        Question { error, quoted, at, near }
    }

    /// All that it quotes.
    pub fn all_quoted(&self) -> &BTreeSet<&'a str> {
        let [.., all] = &self.quoted;
        all
    }
}

/// The identifiers at the primary places of an error, whether it is in the expansion of a macro or not.
pub fn words_at<'a>(program: &'a Program<'_>, error: &Diagnostic) -> BTreeSet<&'a str> {
    let primary = error.spans.iter().filter(|span| span.is_primary);
    let text = primary.filter_map(|span| program.text.get(span.range()));
    text.flat_map(words).collect()
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c| !is_of_word(c)).filter(|word| !word.is_empty())
}

#[cfg(test)]
mod tests;
