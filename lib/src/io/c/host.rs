//! `run` in a program that is translated to C: all that is there of std is the host, which reads and
//! prints.

use super::error::{escaped, Pieces, Result};
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

/// Standard error, for the message of an error.
struct Stderr;

impl Pieces for Stderr {
    fn text(&mut self, text: &str) {
        host::complain(text.as_bytes());
    }

    fn number(&mut self, number: u64) {
        // From the first digit on, so that they need no memory.
        let mut power = 10_u64.pow(19);
        while power > 0 {
            if number >= power || power == 1 {
                self.byte(b'0' + (number / power % 10) as u8);
            }
            power /= 10;
        }
    }

    fn os_error(&mut self, _: Option<i32>) {
        self.text("reading failed"); // The host knows no error codes.
    }

    fn byte(&mut self, byte: u8) {
        let (len, bytes) = escaped(byte);
        host::complain(&bytes[..len]);
    }
}

/// Runs a solution on standard input and output: the body of `main`.
pub fn run(solve: impl FnOnce(&mut Input<'_>, &mut Output<'_>) -> Result) -> ExitCode {
    let (mut stdin, mut stdout) = (Stdin, Stdout);
    let result = solve(&mut Input::new(&mut stdin), &mut Output::new(&mut stdout));
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            Stderr.text("error: ");
            error.message(&mut Stderr);
            Stderr.text("\n");
            ExitCode::FAILURE
        }
    }
}
