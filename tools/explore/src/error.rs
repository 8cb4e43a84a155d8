//! The error type of the tool: a message for its user.

use std::fmt;

/// What went wrong, ready to be printed after `error: `.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Error {
    message: String,
    is_broken_pipe: bool,
}

/// A result that fails with an [`Error`].
pub type Result<T> = std::result::Result<T, Error>;

impl Error {
    /// An error with this message.
    pub fn new(message: impl Into<String>) -> Error {
        Error { message: message.into(), is_broken_pipe: false }
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
        Error { message: error.to_string(), is_broken_pipe }
    }
}

impl From<csv::Error> for Error {
    fn from(error: csv::Error) -> Error {
        let message = error.to_string();
        match error.into_kind() {
            csv::ErrorKind::Io(error) => error.into(),
            _ => Error::new(message),
        }
    }
}
