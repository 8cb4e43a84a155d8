//! What was typed, or the text of a file, and errors that point at a place in it.

use crate::error::Error;

#[derive(Clone, Debug)]
pub struct Source {
    text: Vec<char>,
    file: Option<String>,
}

impl Source {
    /// What was typed: one line.
    pub fn typed(text: &str) -> Source {
        // A tab or line break would displace the caret of an error.
        let plain = |c: char| if c.is_whitespace() { ' ' } else { c };
        Source { text: text.chars().map(plain).collect(), file: None }
    }

    pub fn file(path: String, text: &str) -> Source {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let plain = |c: char| if c.is_whitespace() && c != '\n' { ' ' } else { c };
        Source { text: text.chars().map(plain).collect(), file: Some(path) }
    }

    pub fn text(&self) -> &[char] {
        &self.text
    }

    /// An error at an index, with the line and a caret below it. Columns count characters from 1.
    pub fn error_at(&self, at: usize, message: &str) -> Error {
        let at = at.min(self.text.len());
        let before = &self.text[..at];
        let start = before.iter().rposition(|&c| c == '\n').map_or(0, |place| place + 1);
        let rest = &self.text[start..];
        let line = &rest[..rest.iter().position(|&c| c == '\n').unwrap_or(rest.len())];
        let line = &line[..line.iter().rposition(|&c| c != ' ').map_or(0, |last| last + 1)];
        let column = at - start + 1;
        let place = match &self.file {
            None => format!("column {column}"),
            Some(file) => {
                let number = before.iter().filter(|&&c| c == '\n').count() + 1;
                format!("{file}: line {number}, column {column}")
            }
        };
        Error::pointing(line, column - 1, &format!("{place}: {message}"))
    }
}
