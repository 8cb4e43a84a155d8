//! Which white space counts.

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

/// What `ignore-spaces` takes, from the strictest to the loosest.
pub const LEVELS: [&str; 5] = ["none", "ends", "lines", "filled-lines", "words"];

/// All of them, in the same order, each with where white space may differ that the one before counts.
pub(super) const ALL: [(Spaces, &str); 5] = [
    (Spaces::All, ""),
    (Spaces::Ends, "at the end of lines or of the output"),
    (Spaces::Lines, "between the words of a line"),
    (Spaces::FilledLines, "in blank lines"),
    (Spaces::Words, "in where lines end"),
];

impl Spaces {
    pub(super) fn named(name: &str) -> Result<Spaces, String> {
        let level = LEVELS.iter().position(|level| *level == name);
        let unknown =
            || format!("`ignore-spaces` has no level `{name}`{}", instead_of(name, LEVELS));
        level.map(|level| ALL[level].0).ok_or_else(unknown)
    }

    pub(super) fn name(self) -> &'static str {
        LEVELS[self as usize]
    }
}

/// A part of a text that counts: a line with its end, a line without, or a word.
#[derive(Clone, Copy)]
pub(super) struct Part<'a> {
    /// The number of its line.
    pub(super) line: usize,
    /// The part of the text that it has to be in, too.
    place: usize,
    pub(super) text: &'a [u8],
}

impl Part<'_> {
    pub(super) fn is_placed_as(&self, other: &Part) -> bool {
        self.place == other.place
    }
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
