use std::fmt;
use std::io::{ErrorKind, Result, Write};
use std::process;

/// An output, which is as buffered as what it writes to.
///
/// # Examples
/// ```
/// use sg::io::Output;
/// let mut bytes = Vec::new();
/// let mut out = Output::new(&mut bytes);
/// out.print(-7);
/// out.print(' ');
/// out.line("Alice");
/// write!(out, "{:.2}", 0.5);
/// assert_eq!(bytes, b"-7 Alice\n0.50");
/// ```
pub struct Output<'a>(&'a mut dyn Write);

impl<'a> Output<'a> {
    /// An output that writes to `sink`.
    pub fn new(sink: &'a mut dyn Write) -> Self {
        Output(sink)
    }

    /// Prints a value.
    pub fn print(&mut self, value: impl Print) {
        value.print(self);
    }

    /// Prints a value and a line feed.
    ///
    /// For millions of answers by one of two words, `["second", "first"][usize::from(wins)]` is faster
    /// than an `if` whose branch is mispredicted every other time.
    pub fn line(&mut self, value: impl Print) {
        value.print(self);
        self.bytes(b"\n");
    }

    /// Prints bytes as they are.
    pub fn bytes(&mut self, bytes: &[u8]) {
        check(self.0.write_all(bytes));
    }

    /// What `write!` and `writeln!` call. It returns no `Result`, so that there is nothing to unwrap.
    ///
    /// # Panics
    /// If the `Display` of a value, or whichever trait formats it, returns an error.
    pub fn write_fmt(&mut self, arguments: fmt::Arguments<'_>) {
        check(self.0.write_fmt(arguments));
    }

    /// Passes on what is in a buffer: before an interactive program waits for an answer.
    pub fn flush(&mut self) {
        check(self.0.flush());
    }
}

/// Ends the program if nothing more can be printed: quietly if nobody reads it any more.
fn check(result: Result<()>) {
    if matches!(&result, Err(error) if error.kind() == ErrorKind::BrokenPipe) {
        process::exit(0);
    }
    result.expect("cannot write the output");
}

/// A value that an [`Output`] prints without [`std::fmt`], which is slower and makes a program longer.
///
/// Integers, strings and characters, references to them, and [`Error`](super::Error).
pub trait Print {
    /// Prints the value.
    fn print(self, out: &mut Output<'_>);
}

impl Print for &str {
    fn print(self, out: &mut Output<'_>) {
        out.bytes(self.as_bytes());
    }
}

impl<T: Print + Clone> Print for &T {
    fn print(self, out: &mut Output<'_>) {
        self.clone().print(out);
    }
}

impl Print for String {
    fn print(self, out: &mut Output<'_>) {
        out.bytes(self.as_bytes());
    }
}

impl Print for char {
    fn print(self, out: &mut Output<'_>) {
        out.bytes(self.encode_utf8(&mut [0; 4]).as_bytes());
    }
}

macro_rules! integers {
    ($($unsigned:ident $signed:ident,)*) => {$(
        impl Print for $unsigned {
            #[allow(clippy::cast_possible_truncation)] // below 10
            fn print(self, out: &mut Output<'_>) {
                if self > 9 {
                    out.print(self / 10);
                }
                out.bytes(&[b'0' + (self % 10) as u8]);
            }
        }

        impl Print for $signed {
            fn print(self, out: &mut Output<'_>) {
                if self < 0 {
                    out.print('-');
                }
                out.print(self.unsigned_abs());
            }
        }
    )*};
}
integers!(u8 i8, u16 i16, u32 i32, u64 i64, u128 i128, usize isize,);
