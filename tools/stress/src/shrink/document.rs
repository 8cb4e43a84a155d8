//! An input as the shrinker sees it: words and white space.

/// An input as lines of words.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Document {
    pub lines: Vec<Vec<String>>,
}

/// Where a word is: its line, and its place there.
pub(super) type At = (usize, usize);

impl Document {
    /// Reads an input, if it is a text.
    pub fn parse(input: &[u8]) -> Option<Document> {
        let text = std::str::from_utf8(input).ok()?;
        let words = |line: &str| line.split_whitespace().map(str::to_owned).collect();
        Some(Document { lines: text.lines().map(words).collect() })
    }

    /// The input.
    pub fn text(&self) -> Vec<u8> {
        let mut text = String::new();
        for line in &self.lines {
            text.push_str(&line.join(" "));
            text.push('\n');
        }
        text.into_bytes()
    }

    /// All words' places.
    pub fn places(&self) -> Vec<At> {
        let lines = self.lines.iter().enumerate();
        lines.flat_map(|(line, words)| (0..words.len()).map(move |word| (line, word))).collect()
    }

    /// The number at a place, if one is there.
    pub fn number(&self, (line, word): At) -> Option<i128> {
        let word = self.lines.get(line)?.get(word)?;
        // Not what would be written in another way: `+1`, `007`.
        word.parse().ok().filter(|number: &i128| number.to_string() == *word)
    }

    /// The same with another number there.
    pub fn with_number(&self, (line, word): At, number: i128) -> Document {
        let mut document = self.clone();
        document.lines[line][word] = number.to_string();
        document
    }

    /// The same with a smaller count there, and every later number that is the old count the new one: what
    /// is counted may be named by its number.
    pub fn with_count(&self, at: At, count: i128) -> Document {
        let old = self.number(at);
        let mut document = self.with_number(at, count);
        for place in self.places() {
            if place > at && old.is_some() && self.number(place) == old {
                document = document.with_number(place, count);
            }
        }
        document
    }
}
