//! Standard output, whose errors say that they are of it.

use std::io::{self, BufWriter, StdoutLock, Write, stdout};

/// Standard output, in large parts.
pub struct Output(BufWriter<StdoutLock<'static>>);

impl Output {
    /// It, of which nobody else has a part.
    #[must_use]
    #[expect(clippy::new_without_default)] // it is one thing, not a value of a kind
    pub fn new() -> Output {
        Output(BufWriter::new(stdout().lock()))
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes).map_err(of_output)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush().map_err(of_output)
    }
}

#[expect(clippy::needless_pass_by_value)] // as `map_err` has it
fn of_output(error: io::Error) -> io::Error {
    io::Error::new(error.kind(), format!("cannot print: {error}"))
}
