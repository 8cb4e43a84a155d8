use super::output::{Output, Print};
use std::fmt;

/// What reading gives: a value or an [`Error`].
pub type Result<T = (), E = Error> = std::result::Result<T, E>;

/// Why a value could not be read, and where.
///
/// Displayed as one line without a prefix or a line break:
/// `line 3, column 5: expected u32, found `12x`: `x` is not a digit`. [`Print`] prints the same, without
/// [`std::fmt`] and memory from an allocator.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Error {
    /// The line of the token's first byte, counted from 1.
    pub line: u64,
    /// The byte of the line at which the token starts, counted from 1.
    pub column: u64,
    /// What was asked for: the name of a type, `a word` or `a line`.
    pub expected: &'static str,
    /// The token's first bytes, which are enough to recognize it, and how many it has: none at the end of
    /// the input.
    pub(super) found: [u8; 40],
    pub(super) len: usize,
    /// What is wrong with it, and which byte, or 256 if it is not one byte.
    pub(super) cause: &'static str,
    pub(super) wrong: u16,
}

impl Error {
    /// Adds a byte to the token.
    pub(super) fn push(&mut self, byte: u8) {
        if let Some(kept) = self.found.get_mut(self.len) {
            *kept = byte;
        }
        self.len += 1;
    }
}

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
        self.found.iter().take(self.len).for_each(|&byte| print_escaped(byte, out));
        out.print(if self.len > self.found.len() { "...`: " } else { "`: " });
        if self.wrong < 256 {
            out.print("`");
            print_escaped(self.wrong.to_le_bytes()[0], out);
            out.print("` ");
        }
        out.print(self.cause);
    }
}

/// Prints a byte of the input: what is not printable ASCII is escaped, as terminals obey control codes.
fn print_escaped(byte: u8, out: &mut Output<'_>) {
    let digit = |digit: u8| b"0123456789abcdef"[usize::from(digit)];
    match byte {
        b'\'' | b'"' | b'\\' => out.bytes(&[b'\\', byte]),
        b' '..=b'~' => out.bytes(&[byte]),
        _ => out.bytes(&[b'\\', b'x', digit(byte >> 4), digit(byte & 15)]),
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
