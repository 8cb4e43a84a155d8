use super::Error;
use std::ascii::escape_default;
use std::fmt;
use std::io::Write;

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
    ///
    /// # Panics
    /// If the system cannot write them, as all that prints.
    pub fn bytes(&mut self, bytes: &[u8]) {
        self.0.write_all(bytes).expect("cannot write the output");
    }

    /// What `write!` and `writeln!` call. It returns no `Result`, so that there is nothing to unwrap.
    ///
    /// # Panics
    /// If the `Display` of a value, or whichever trait formats it, returns an error, or the system cannot write.
    pub fn write_fmt(&mut self, arguments: fmt::Arguments<'_>) {
        self.0.write_fmt(arguments).expect("cannot write the output");
    }

    /// Passes on what is in a buffer: before an interactive program waits for an answer.
    ///
    /// # Panics
    /// If the system cannot write it.
    pub fn flush(&mut self) {
        self.0.flush().expect("cannot write the output");
    }
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
            fn print(mut self, out: &mut Output<'_>) {
                let (mut digits, mut start) = ([0; 39], 39);
                while start == 39 || self > 0 {
                    start -= 1;
                    digits[start] = b'0' + (self % 10) as u8;
                    self /= 10;
                }
                out.bytes(&digits[start..]);
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

impl Print for Error {
    fn print(self, out: &mut Output<'_>) {
        out.print("line ");
        out.print(self.line);
        out.print(", column ");
        out.print(self.column);
        out.print(": expected ");
        out.print(self.expected);
        if self.len == 0 {
            return out.print(", found the end of the input");
        }
        out.print(", found `");
        for &byte in self.found.iter().take(self.len) {
            // Terminals obey control codes.
            escape_default(byte).for_each(|byte| out.bytes(&[byte]));
        }
        out.print(if self.len > self.found.len() { "...`" } else { "`" });
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = Vec::new();
        Output::new(&mut text).print(*self);
        f.write_str(&String::from_utf8_lossy(&text))
    }
}

impl std::error::Error for Error {}
