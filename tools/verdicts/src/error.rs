use std::io;
use std::path::Path;
use std::process::Command;
use std::{error, fmt};

/// What went wrong, in sentences for a person: what, where, and what to do.
#[derive(Clone, PartialEq, Eq)]
pub struct Error(String);

/// What may go wrong.
pub type Result<T, E = Error> = std::result::Result<T, E>;

impl error::Error for Error {}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for Error {
    /// The same, so that a test that fails shows it as it is.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<String> for Error {
    fn from(text: String) -> Error {
        Error(text)
    }
}

impl From<&str> for Error {
    fn from(text: &str) -> Error {
        Error(text.to_owned())
    }
}

impl From<Error> for String {
    fn from(error: Error) -> String {
        error.0
    }
}

/// An error at a path.
pub fn at(path: &Path) -> impl Fn(io::Error) -> Error {
    move |error| format!("{}: {error}", path.display()).into()
}

/// An error at the start of a program.
pub fn cannot_start(program: &Command) -> impl Fn(io::Error) -> Error {
    let program = Path::new(program.get_program()).display().to_string();
    move |error| format!("cannot start {program}: {error}").into()
}
