//! An error of the compiler, as it is asked what it is about.

use super::program::Program;
use crate::rustc::Diagnostic;
use crate::syntax::is_of_word;
use std::collections::BTreeSet;
use std::ops::Range;

/// An error, and what it is about.
pub struct Question<'a> {
    /// The error.
    pub error: &'a Diagnostic,
    /// The identifiers at its primary places.
    pub at: BTreeSet<&'a str>,
    /// All places that it names.
    pub places: Vec<Range<usize>>,
}

impl<'a> Question<'a> {
    /// The question that an error asks.
    pub fn new(program: &'a Program<'_>, error: &'a Diagnostic) -> Question<'a> {
        Question { error, at: words_at(program, error), places: error.places() }
    }
}

/// The identifiers at the primary places of an error, whether it is in the expansion of a macro or not.
pub fn words_at<'a>(program: &'a Program<'_>, error: &Diagnostic) -> BTreeSet<&'a str> {
    let primary = error.spans.iter().filter(|span| span.is_primary);
    let text = primary.filter_map(|span| program.text.get(span.range()));
    text.flat_map(|text| text.split(|c| !is_of_word(c))).collect()
}
