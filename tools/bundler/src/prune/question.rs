//! An error of the compiler, as it is asked what it is about.

use super::program::Program;
use crate::rustc::Diagnostic;
use crate::syntax::words;
use std::collections::BTreeSet;

/// An error, and what it is about.
pub struct Question<'a> {
    /// The error.
    pub error: &'a Diagnostic,
    /// What it quotes, as [`Diagnostic::words`] has it.
    pub quoted: [BTreeSet<&'a str>; 3],
    /// The identifiers at its primary places.
    pub at: BTreeSet<&'a str>,
}

/// Since edition 2021, a trait is taken for a type, as what is called of it is not there.
pub const TRAIT_AS_TYPE: &str = "E0782";

impl<'a> Question<'a> {
    /// The question that an error asks.
    pub fn new(program: &'a Program<'_>, error: &'a Diagnostic) -> Question<'a> {
        let (mut quoted, mut at) = (error.words(), words_at(program, error));
        if error.code() == Some(TRAIT_AS_TYPE) {
            let ends = error.primary_places().filter_map(|place| program.text.get(place.end..));
            at.extend(ends.filter_map(|rest| words(rest.strip_prefix("::")?).next()));
        }
        // What is moved while it is lent would be copied, which is not quoted.
        for words in &mut quoted {
            words.extend((error.code() == Some("E0505")).then_some("Copy"));
        }
        // Nor is that what is behind a reference would be cloned, and not the reference.
        let is_lent = matches!(error.code(), Some("E0308" | "E0369"))
            && error.rendered.iter().any(|text| text.contains("`&"));
        quoted[2].extend(is_lent.then_some("Clone"));
        Question { error, quoted, at }
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
