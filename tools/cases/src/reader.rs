use crate::integer::Integer;
use std::ops::RangeInclusive;
use std::process::exit;

/// An input, read as strictly as the statement has it: a stress test makes inputs smaller by trying, and what
/// the brute force refuses is not tried on the solution.
///
/// White space is what separates, and which one does not matter. What is wrong is said with its place, and ends
/// the program with status 1.
pub struct Reader {
    text: String,
    at: usize,
}

impl Reader {
    /// Reads from a text.
    pub fn new(text: impl Into<String>) -> Reader {
        Reader { text: text.into(), at: 0 }
    }

    /// The next number, if it is in `range`.
    ///
    /// # Errors
    /// What is there instead, and where.
    pub fn try_number<T: Integer>(&mut self, range: RangeInclusive<T>) -> Result<T, String> {
        let wanted = || format!("a number from {} to {}", range.start(), range.end());
        self.expect(&wanted, |word| {
            let digits = word.strip_prefix('-').unwrap_or(word);
            let is_plain = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
            let wide = word.parse().ok().filter(|_| is_plain)?;
            T::narrow(wide).filter(|number| range.contains(number))
        })
    }

    /// The next number, which is in `range`.
    pub fn number<T: Integer>(&mut self, range: RangeInclusive<T>) -> T {
        self.try_number(range).unwrap_or_else(|message| refuse(&message))
    }

    /// The next `len` numbers, which are in `range`.
    pub fn numbers<T: Integer>(&mut self, len: usize, range: RangeInclusive<T>) -> Vec<T> {
        (0..len).map(|_| self.number(range.clone())).collect()
    }

    /// The next word, which has so many letters, all of `alphabet`.
    pub fn word(&mut self, len: RangeInclusive<usize>, alphabet: &str) -> String {
        let wanted =
            || format!("a word of {} to {} letters of `{alphabet}`", len.start(), len.end());
        let word = self.expect(&wanted, |word| {
            let is_allowed = word.chars().all(|c| alphabet.contains(c));
            (is_allowed && len.contains(&word.chars().count())).then(|| word.to_owned())
        });
        word.unwrap_or_else(|message| refuse(&message))
    }

    /// Whether there is something left.
    pub fn has_more(&mut self) -> bool {
        let rest = &self.text[self.at..];
        self.at = self.text.len() - rest.trim_start().len();
        self.at < self.text.len()
    }

    /// Whether the words of `end` are next, which are read then.
    pub(crate) fn passes(&mut self, end: &str) -> bool {
        let rest = &self.text[self.at..];
        let mut left = rest;
        for word in end.split_whitespace() {
            let found = left.trim_start();
            match found.strip_prefix(word) {
                Some(behind) if !behind.starts_with(|c: char| !c.is_whitespace()) => left = behind,
                _ => return false,
            }
        }
        self.at += rest.len() - left.len();
        true
    }

    /// Refuses the input unless `holds`.
    pub fn require(&self, holds: bool, what: &str) {
        if !holds {
            refuse(&format!("{}: {what}", self.place()));
        }
    }

    fn expect<T>(
        &mut self,
        wanted: &dyn Fn() -> String,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, String> {
        let rest = if self.has_more() { &self.text[self.at..] } else { "" };
        let word = &rest[..rest.find(char::is_whitespace).unwrap_or(rest.len())];
        let value = read(word).ok_or_else(|| {
            let found = if word.is_empty() { "the end".into() } else { format!("`{word}`") };
            format!("{}: expected {}, found {found}", self.place(), wanted())
        })?;
        self.at += word.len();
        Ok(value)
    }

    fn place(&self) -> String {
        let before = &self.text[..self.at];
        let line = 1 + before.matches('\n').count();
        let column = 1 + before.rsplit('\n').next().unwrap_or("").chars().count();
        format!("line {line}, column {column}")
    }
}

/// Ends the program with a message and status 1.
pub(crate) fn refuse(message: &str) -> ! {
    eprintln!("error: {message}");
    exit(1)
}
