//! The one error of the tool: a message for the person at the terminal.

use std::fmt;

/// What went wrong, ready to be printed after `error: `.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Error {
    message: String,
    reader_left: bool,
}

/// A result with the one [`Error`].
pub type Result<T> = std::result::Result<T, Error>;

impl Error {
    /// An error with this message.
    pub fn new(message: impl Into<String>) -> Error {
        Error { message: message.into(), reader_left: false }
    }

    /// Whether nobody reads the output any more, as after `| head`: no reason to complain.
    #[must_use]
    pub fn reader_left(&self) -> bool {
        self.reader_left
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
        let reader_left = error.kind() == std::io::ErrorKind::BrokenPipe;
        Error { message: error.to_string(), reader_left }
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
