//! Which white space counts.

use crate::error::Result;
use crate::nearest::instead_of;

/// How much white space counts, from all to none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Debug, Default)]
pub(super) enum Spaces {
    /// All.
    #[default]
    All,
    /// Not at the end of a line or of the text.
    Ends,
    /// Only which words are in which line.
    Lines,
    /// The same, of lines that are not blank.
    FilledLines,
    /// Only where a word ends.
    Words,
}

/// All of them, as `ignore-spaces` calls them, with where white space may differ that the one before counts.
pub(super) const LEVELS: [(Spaces, &str, &str); 5] = [
    (Spaces::All, "none", ""),
    (Spaces::Ends, "ends", "at the end of lines or of the output"),
    (Spaces::Lines, "lines", "between the words of a line"),
    (Spaces::FilledLines, "filled-lines", "in blank lines"),
    (Spaces::Words, "words", "in where lines end"),
];

impl Spaces {
    pub(super) fn named(name: &str) -> Result<Spaces> {
        let level = LEVELS.iter().find(|(_, level, _)| *level == name).map(|(level, ..)| *level);
        let names = LEVELS.map(|(_, level, _)| level);
        level.ok_or_else(|| {
            format!("`ignore-spaces` has no level `{name}`{}", instead_of(name, names)).into()
        })
    }
}

/// A part of a text that counts: a line with its end, a line without, or a word.
pub(super) struct Part<'a> {
    /// The number of its line.
    pub(super) line: usize,
    /// The part of the text that it has to be in, too.
    pub(super) place: usize,
    pub(super) text: &'a [u8],
}

/// The parts of a text.
pub(super) fn parts(text: &[u8], spaces: Spaces) -> impl Iterator<Item = Part<'_>> {
    let lines = text.split_inclusive(|&byte| byte == b'\n').zip(1..);
    let mut filled = 0;
    lines.flat_map(move |(text, line)| {
        // As in C.
        let words = text.split(|byte| byte.is_ascii_whitespace() || *byte == 0x0b);
        let mut words = words.filter(|word| !word.is_empty()).peekable();
        filled += usize::from(words.peek().is_some());
        let place = match spaces {
            Spaces::Words => 0,
            Spaces::FilledLines => filled,
            _ => line,
        };
        let whole = match spaces {
            Spaces::All => Some(text),
            Spaces::Ends => Some(text.trim_ascii_end()).filter(|text| !text.is_empty()),
            _ => None,
        };
        let words = words.filter(move |_| spaces >= Spaces::Lines);
        whole.into_iter().chain(words).map(move |text| Part { line, place, text })
    })
}
