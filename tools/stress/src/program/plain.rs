//! A program that is started anew for each input.

use std::fs::{self, File};
use std::path::Path;
use std::process::Command;
use verdicts::Limits;
use verdicts::process::{Finished, run as run_once};

/// Runs a command on an input that is put into a file.
pub(super) fn run(
    mut command: Command,
    file: &Path,
    input: &[u8],
    limits: Limits,
) -> Result<Finished, String> {
    let program = command.get_program().to_string_lossy().into_owned();
    let said = |error| format!("{}: {error}", file.display());
    fs::write(file, input).map_err(said)?;
    let input = File::open(file).map_err(said)?;
    run_once(&mut command, input, limits)
        .map_err(|error| format!("cannot start {program}: {error}"))
}
