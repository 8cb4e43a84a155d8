//! What the tests share: where things are, how games are played out, how integers are read. Fixtures
//! are judged as `cargo judge test` judges them.

pub mod integers;

use std::fs::File;
use std::io::{self, Seek, Write};

pub use verdicts::{Content, Fixtures, Limits, Verdict, process, scratch, workspace};

/// A temporary file that holds `input`, to be read from its start.
///
/// # Errors
/// If it cannot be made.
pub fn input_file(input: &[u8]) -> io::Result<File> {
    let mut file = tempfile::tempfile()?;
    file.write_all(input)?;
    file.rewind()?;
    Ok(file)
}
