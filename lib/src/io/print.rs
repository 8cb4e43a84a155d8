//! What else is printed than strings, and an error as text.

use super::{Error, Output, Print};
use std::fmt;
use std::io::Write;

impl<'a> Output<'a> {
    /// An output that writes to `sink`.
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
    pub fn new(sink: &'a mut dyn Write) -> Self {
        Output(sink)
    }

    /// What `write!` and `writeln!` call. It returns no `Result`, so that there is nothing to unwrap.
    ///
    /// # Panics
    /// If the `Display` of a value, or whichever trait formats it, returns an error, or the system cannot write.
    pub fn write_fmt(&mut self, arguments: fmt::Arguments<'_>) {
        self.0.write_fmt(arguments).expect("cannot write the output");
    }
}

impl<T: Print + Clone> Print for &T {
    fn print(self, out: &mut Output) {
        self.clone().print(out);
    }
}

impl Print for String {
    fn print(self, out: &mut Output) {
        out.bytes(self.as_bytes());
    }
}

impl Print for char {
    fn print(self, out: &mut Output) {
        out.bytes(self.encode_utf8(&mut [0; 4]).as_bytes());
    }
}

macro_rules! unsigned {
    ($($integer:ident)*) => {$(
        impl Print for $integer {
            #[allow(clippy::cast_lossless)] // `usize` too
            fn print(self, out: &mut Output) {
                out.print(self as u64);
            }
        }
    )*};
}
unsigned!(u8 u16 u32 usize);

macro_rules! signed {
    ($($integer:ident)*) => {$(
        impl Print for $integer {
            fn print(self, out: &mut Output) {
                if self < 0 {
                    out.print('-');
                }
                out.print(self.unsigned_abs());
            }
        }
    )*};
}
signed!(i8 i16 i32 i64 i128 isize);

/// Prints an unsigned integer, which has at most `most` digits.
macro_rules! print_digits {
    ($integer:ident $most:literal) => {
        impl Print for $integer {
            #[allow(clippy::cast_possible_truncation)] // below 10
            fn print(mut self, out: &mut Output) {
                let (mut digits, mut start) = ([0; $most], $most);
                while start == $most || self > 0 {
                    start -= 1;
                    digits[start] = b'0' + (self % 10) as u8;
                    self /= 10;
                }
                out.bytes(&digits[start..]);
            }
        }
    };
}
print_digits!(u128 39);

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = Vec::new();
        Output::new(&mut text).print(*self);
        f.write_str(&String::from_utf8_lossy(&text))
    }
}

impl std::error::Error for Error {}
