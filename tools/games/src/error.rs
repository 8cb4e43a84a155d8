//! The error type of the tool: a message for its user.

use std::fmt;

/// What went wrong, ready to be printed after `error: `.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Error {
    message: String,
    is_broken_pipe: bool,
    is_endless: bool,
}

/// A result that fails with an [`Error`].
pub type Result<T> = std::result::Result<T, Error>;

/// The most characters of a line that are shown, and how many of a longer one before the place of an error.
const MOST_SHOWN: usize = 120;
const BEFORE: usize = 60;

impl Error {
    /// An error at an index of a line, with a caret below it; of a long line, only what is around it is shown.
    #[must_use]
    pub fn pointing(line: &[char], at: usize, message: &str) -> Error {
        let start =
            if line.len() > MOST_SHOWN { at.saturating_sub(BEFORE).min(line.len()) } else { 0 };
        let end = line.len().min(start + MOST_SHOWN);
        let dots = |is_cut: bool| if is_cut { "..." } else { "" };
        let shown: String = line[start..end].iter().collect();
        let (before, after) = (dots(start > 0), dots(end < line.len()));
        let indent = " ".repeat(before.len() + at - start);
        Error::new(format!("{message}\n  {before}{shown}{after}\n  {indent}^"))
    }

    /// An error with this message.
    pub fn new(message: impl Into<String>) -> Error {
        Error { message: message.into(), is_broken_pipe: false, is_endless: false }
    }

    /// The same error, that play can go on for ever.
    #[must_use]
    pub fn of_endless(self) -> Error {
        Error { is_endless: true, ..self }
    }

    /// Whether it says that play can go on for ever: there are no Grundy values, but wins, losses and draws.
    #[must_use]
    pub fn is_endless(&self) -> bool {
        self.is_endless
    }

    /// The error that what is asked for has more positions than `what`, as `a table`, may have.
    #[must_use]
    pub fn too_many(to: u64, count: u128, what: &str, most: u128) -> Error {
        Error::new(format!("--to {to}: {count} positions; {what} has at most {most}"))
    }

    /// Whether the output is a pipe that its reader has closed, as `head` does: not worth a message.
    #[must_use]
    pub fn is_broken_pipe(&self) -> bool {
        self.is_broken_pipe
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Error {}

impl From<std::io::Error> for Error {
    fn from(error: std::io::Error) -> Error {
        let is_broken_pipe = error.kind() == std::io::ErrorKind::BrokenPipe;
        Error { message: error.to_string(), is_broken_pipe, is_endless: false }
    }
}
