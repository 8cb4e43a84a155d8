//! The one error of the tool: a message for the person at the terminal.

use std::fmt;

/// What went wrong, ready to be printed after `error: `.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Error(String);

/// A result with the one [`Error`].
pub type Result<T> = std::result::Result<T, Error>;

impl Error {
    /// An error with this message.
    pub fn new(message: impl Into<String>) -> Error {
        Error(message.into())
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Error {}

impl From<std::io::Error> for Error {
    fn from(error: std::io::Error) -> Error {
        Error(error.to_string())
    }
}
