//! A position in a text, and errors that point at it.

use crate::error::{Error, Result};
use crate::source::Source;

pub struct Cursor {
    source: Source,
    at: usize,
}

impl Cursor {
    pub fn new(text: &str) -> Cursor {
        Cursor { source: Source::typed(text), at: 0 }
    }

    /// The index of the next character, from 0; columns in messages count from 1.
    pub fn at(&self) -> usize {
        self.at
    }

    /// The text from `start` to here, without blanks at its end.
    pub fn since(&self, start: usize) -> String {
        self.text()[start..self.at].iter().collect::<String>().trim_end().to_owned()
    }

    pub fn source(&self) -> &Source {
        &self.source
    }

    pub fn text(&self) -> &[char] {
        self.source.text()
    }

    pub fn peek(&self) -> Option<char> {
        self.text().get(self.at).copied()
    }

    pub fn back_to(&mut self, at: usize) {
        self.at = at;
    }

    pub fn skip(&mut self) {
        self.at = (self.at + 1).min(self.text().len());
    }

    pub fn skip_blanks(&mut self) {
        while self.peek() == Some(' ') {
            self.at += 1;
        }
    }

    /// Skips `text` if it is next, and says whether it was.
    pub fn eat(&mut self, text: &str) -> bool {
        let found =
            text.chars().eq(self.text()[self.at..].iter().copied().take(text.chars().count()));
        if found {
            self.at += text.chars().count();
        }
        found
    }

    /// Skips and returns the next characters that satisfy `is_part`.
    pub fn take_while(&mut self, is_part: impl Fn(char) -> bool) -> String {
        let part = self.text()[self.at..].iter().copied().take_while(|&c| is_part(c));
        let part: String = part.collect();
        self.at += part.chars().count();
        part
    }

    /// What is next, for an error: a word or a character in quotes, or the end.
    pub fn found(&self) -> String {
        let rest = &self.text()[self.at..];
        let word: String = rest.iter().take_while(|c| c.is_alphanumeric()).collect();
        match (word.is_empty(), rest.first()) {
            (false, _) => format!("`{word}`"),
            (true, Some(c)) => format!("`{c}`"),
            (true, None) => "the end".to_owned(),
        }
    }

    /// An error: what was expected here, and what is there.
    pub fn expected(&self, what: &str) -> Error {
        self.error_at(self.at, &format!("expected {what}, found {}", self.found()))
    }

    pub fn error_at(&self, at: usize, message: &str) -> Error {
        self.source.error_at(at, message)
    }

    /// A number: digits, with `_` between them, or a power like 10^18, perhaps less a number, as in 2^64-1.
    pub fn number(&mut self, what: &str) -> Result<u64> {
        let start = self.at;
        let base = self.digits(what)?;
        if !self.eat("^") {
            return Ok(base);
        }
        let exponent = self.digits("an exponent")?;
        let power = u32::try_from(exponent).ok().and_then(|e| u128::from(base).checked_pow(e));
        let is_less = self.peek() == Some('-')
            && self.text().get(self.at + 1).is_some_and(char::is_ascii_digit);
        let less = if is_less {
            self.skip();
            self.digits("a number")?
        } else {
            0
        };
        let number = power.and_then(|power| power.checked_sub(less.into()));
        number.and_then(|number| u64::try_from(number).ok()).ok_or_else(|| self.too_large(start))
    }

    fn digits(&mut self, what: &str) -> Result<u64> {
        let start = self.at;
        if !self.peek().is_some_and(|c| c.is_ascii_digit()) {
            return Err(self.expected(what));
        }
        let digits = self.take_while(|c| c.is_ascii_digit() || c == '_').replace('_', "");
        if self.peek().is_some_and(char::is_alphabetic) {
            return Err(self.expected("a digit or the end of the number"));
        }
        digits.parse().map_err(|_| self.too_large(start))
    }

    fn too_large(&self, start: usize) -> Error {
        let number = self.since(start);
        self.error_at(start, &format!("{number} is too large: numbers end at {}", u64::MAX))
    }
}
