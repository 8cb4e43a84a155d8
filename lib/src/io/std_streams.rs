use super::error::Result;
use super::output::Sink;
use super::source::{ReadError, Source};
use std::io::{self, ErrorKind, Write};
use std::process;

/// Any [`std::io::Read`] as a [`Source`].
pub struct Reader<R>(pub R);

impl<R: io::Read> Source for Reader<R> {
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize, ReadError> {
        loop {
            match self.0.read(buffer) {
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                result => return result.map_err(|error| ReadError(error.raw_os_error())),
            }
        }
    }
}

/// Standard output as a [`Sink`].
///
/// If it cannot be written to, it ends the program: with status 0 and no message if nobody reads it any
/// more, otherwise with status 1 and a message on standard error.
pub struct Stdout;

impl Sink for Stdout {
    fn write(&mut self, bytes: &[u8]) {
        let mut stdout = io::stdout().lock();
        if let Err(error) = stdout.write_all(bytes).and_then(|()| stdout.flush()) {
            if error.kind() == ErrorKind::BrokenPipe {
                process::exit(0);
            }
            let _ = writeln!(io::stderr(), "error: cannot write the output: {error}");
            process::exit(1);
        }
    }
}
