//! `run` in a program that is translated to C: all that is there of std is the host, which reads and
//! prints.

use super::error::Result;
use super::input::Input;
use super::output::{Output, Sink};
use super::source::{ReadError, Source};
use std::host;
use std::process::ExitCode;

/// Standard input.
struct Stdin;

impl Source for Stdin {
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize, ReadError> {
        host::read(buffer).ok_or(ReadError(None))
    }
}

/// Standard output.
struct Stdout;

impl Sink for Stdout {
    fn write(&mut self, bytes: &[u8]) {
        host::print(bytes);
    }
}

/// Standard error.
struct Stderr;

impl Sink for Stderr {
    fn write(&mut self, bytes: &[u8]) {
        host::complain(bytes);
    }
}

/// Runs a solution on standard input and output: the body of `main`.
pub fn run(solve: impl FnOnce(&mut Input<'_>, &mut Output<'_>) -> Result) -> ExitCode {
    let (mut stdin, mut stdout, mut stderr) = (Stdin, Stdout, Stderr);
    let result = solve(&mut Input::new(&mut stdin), &mut Output::new(&mut stdout));
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            let mut out = Output::new(&mut stderr);
            out.print("error: ");
            out.line(error);
            ExitCode::FAILURE
        }
    }
}
