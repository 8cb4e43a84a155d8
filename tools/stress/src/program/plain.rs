//! A program that is started anew for each input.

use std::io::{self, Seek, Write};
use std::process::Command;
use verdicts::Limits;
use verdicts::process::{Finished, run as run_once};

/// Runs a command on an input.
pub(super) fn run(mut command: Command, input: &[u8], limits: Limits) -> Result<Finished, String> {
    let program = command.get_program().to_string_lossy().into_owned();
    let said = |error: io::Error| format!("a temporary file: {error}");
    let mut file = tempfile::tempfile().map_err(said)?;
    file.write_all(input).and_then(|()| file.rewind()).map_err(said)?;
    run_once(&mut command, file, limits).map_err(|error| format!("cannot start {program}: {error}"))
}
