//! What the compiler says: its diagnostics, as `--error-format=json` prints them.

use serde::Deserialize;
use std::collections::BTreeSet;
use std::ops::Range;

/// A message of the compiler.
#[derive(Deserialize, Debug)]
pub struct Diagnostic {
    /// The lint or error code, where there is one.
    pub code: Option<Code>,
    /// `error`, `warning`, ...
    pub level: String,
    /// What it says, in short.
    pub message: String,
    /// The places it is about.
    pub spans: Vec<Span>,
    /// Notes and help.
    children: Vec<Diagnostic>,
    /// What it prints.
    pub rendered: Option<String>,
}

/// The code of a message.
#[derive(Deserialize, Debug)]
pub struct Code {
    /// A lint's name, or `E` and a number.
    pub code: String,
}

/// A place in a file.
#[derive(Deserialize, Debug)]
pub struct Span {
    byte_start: usize,
    byte_end: usize,
    /// Whether the message is about this place, not about one that explains it.
    pub is_primary: bool,
    label: Option<String>,
    expansion: Option<Box<Expansion>>,
}

impl Diagnostic {
    /// The message and what explains it; not what might do instead.
    pub fn texts(&self) -> impl Iterator<Item = &str> {
        let notes = self.children.iter().filter(|child| !child.message.contains("other types"));
        let labels = self.spans.iter().filter_map(|span| span.label.as_deref());
        [&*self.message].into_iter().chain(labels).chain(notes.map(|note| &*note.message))
    }

    /// The places that the message is about; where a macro made one, its call.
    pub fn primary_places(&self) -> impl Iterator<Item = Range<usize>> {
        self.spans.iter().filter(|span| span.is_primary).map(|span| span.call_site().range())
    }

    /// What stands at the places that the message is about.
    pub fn primary_labels(&self) -> impl Iterator<Item = &str> {
        self.spans.iter().filter(|span| span.is_primary).filter_map(|span| span.label.as_deref())
    }

    /// The code that the message and what explains it quote, word by word.
    #[must_use]
    pub fn words(&self) -> BTreeSet<&str> {
        let quoted = self.texts().flat_map(|text| text.split('`').skip(1).step_by(2));
        quoted.flat_map(|code| code.split(|c: char| !c.is_alphanumeric() && c != '_')).collect()
    }
}

#[derive(Deserialize, Debug)]
struct Expansion {
    span: Span,
}

impl Span {
    /// The bytes in the file.
    #[must_use]
    pub fn range(&self) -> Range<usize> {
        self.byte_start..self.byte_end
    }

    /// Where the outermost macro that made the place is called, in the file that was compiled.
    #[must_use]
    pub fn call_site(&self) -> &Span {
        self.expansion.as_ref().map_or(self, |expansion| expansion.span.call_site())
    }

    /// Whether a macro made the place.
    #[must_use]
    pub fn is_expanded(&self) -> bool {
        self.expansion.is_some()
    }
}
