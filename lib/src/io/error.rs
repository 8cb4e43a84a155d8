use super::output::{Output, Print};
use super::platform::OS_ERROR_CODES;
use core::{ascii, fmt};

/// What reading gives: a value or an [`Error`].
pub type Result<T = (), E = Error> = core::result::Result<T, E>;

/// Why a value could not be read, and where.
///
/// Displayed as one line without a prefix or a line break:
/// `line 3, column 5: expected u32, found `12x`: `x` is not a digit`.
///
/// It needs no allocation and can be printed by [`Print`], without [`core::fmt`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Error {
    /// The line of the token's first byte, counted from 1.
    pub line: u64,
    /// The byte of the line at which the token starts, counted from 1.
    pub column: u64,
    /// What was asked for: the name of a type, `a word` or `a line`.
    pub expected: &'static str,
    /// The token, or its first bytes.
    pub found: Excerpt,
    /// What was wrong with it.
    pub cause: Cause,
}

/// What was wrong with a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(judge_host, repr(u32))]
pub enum Cause {
    /// The input ended before it.
    EndOfInput,
    /// This byte is not a digit.
    NotADigit(u8),
    /// It is a sign without digits.
    NoDigits,
    /// It is a number outside the range of the type.
    OutOfRange,
    /// It is not UTF-8.
    NotUtf8,
    /// The operating system could not read; its error code, if there is one.
    Unreadable(Option<i32>),
}

impl Error {
    /// Passes the message to `to`, piece by piece.
    pub(super) fn message(&self, to: &mut impl Pieces) {
        if let Cause::Unreadable(_) = self.cause {
            to.text("cannot read after ");
        }
        to.text("line ");
        to.number(self.line);
        to.text(", column ");
        to.number(self.column);
        if let Cause::Unreadable(code) = self.cause {
            to.text(": ");
            return to.os_error(code);
        }
        to.text(": expected ");
        to.text(self.expected);
        to.text(", found ");
        if self.cause == Cause::EndOfInput {
            return to.text("the end of the input");
        }
        to.text("`");
        self.found.as_bytes().iter().for_each(|&byte| to.byte(byte));
        to.text(if self.found.is_cut() { "...`: " } else { "`: " });
        if let Cause::NotADigit(byte) = self.cause {
            to.text("`");
            to.byte(byte);
            to.text("` ");
        }
        to.text(match self.cause {
            Cause::NotADigit(_) => "is not a digit",
            Cause::NoDigits => "no digits",
            Cause::OutOfRange => "out of range",
            _ => "not UTF-8",
        });
    }
}

/// A receiver of the parts of a message.
pub(super) trait Pieces {
    fn text(&mut self, text: &str);
    fn number(&mut self, number: u64);
    fn os_error(&mut self, code: Option<i32>);

    /// A byte of the input: what is not printable ASCII is escaped, as terminals obey control codes.
    fn byte(&mut self, byte: u8);
}

/// The same as [`ascii::escape_default`], in a third of the code: how many bytes stand for one, and these.
pub(super) fn escaped(byte: u8) -> (usize, [u8; 4]) {
    let hexadecimal = |digit: u8| digit + if digit < 10 { b'0' } else { b'a' - 10 };
    let (len, escape) = match byte {
        b'\t' => (2, b't'),
        b'\r' => (2, b'r'),
        b'\n' => (2, b'n'),
        b'\'' | b'"' | b'\\' => (2, byte),
        b' '..=b'~' => return (1, [byte; 4]),
        _ => (4, b'x'),
    };
    (len, [b'\\', escape, hexadecimal(byte >> 4), hexadecimal(byte & 15)])
}

/// A formatter and its first failure.
struct Formatted<'a, 'b> {
    f: &'a mut fmt::Formatter<'b>,
    result: fmt::Result,
}

impl Formatted<'_, '_> {
    fn write(&mut self, arguments: fmt::Arguments<'_>) {
        self.result = self.result.and_then(|()| self.f.write_fmt(arguments));
    }
}

impl Pieces for Formatted<'_, '_> {
    fn text(&mut self, text: &str) {
        self.write(format_args!("{text}"));
    }

    fn number(&mut self, number: u64) {
        self.write(format_args!("{number}"));
    }

    fn os_error(&mut self, code: Option<i32>) {
        match code {
            #[cfg(feature = "std")]
            Some(code) => self.write(format_args!("{}", std::io::Error::from_raw_os_error(code))),
            #[cfg(not(feature = "std"))]
            Some(code) => self.write(format_args!("os error {code}")),
            None => self.text("reading failed"),
        }
    }

    fn byte(&mut self, byte: u8) {
        self.write(format_args!("{}", ascii::escape_default(byte)));
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut formatted = Formatted { f, result: Ok(()) };
        self.message(&mut formatted);
        formatted.result
    }
}

impl Pieces for Output<'_> {
    fn text(&mut self, text: &str) {
        self.print(text);
    }

    fn number(&mut self, number: u64) {
        self.print(number);
    }

    fn os_error(&mut self, code: Option<i32>) {
        match code {
            Some(code) if OS_ERROR_CODES => {
                self.print("os error ");
                self.print(code);
            }
            _ => self.print("reading failed"),
        }
    }

    fn byte(&mut self, byte: u8) {
        let (len, bytes) = escaped(byte);
        self.bytes(&bytes[..len]);
    }
}

impl Print for Error {
    fn print(&self, out: &mut Output<'_>) {
        self.message(out);
    }
}

#[cfg(feature = "std")]
impl std::error::Error for Error {}

/// The first bytes of a token, enough to recognize it: at most [`Excerpt::MAX`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Excerpt {
    bytes: [u8; Self::MAX],
    /// The length of the token, or more than is kept if that is longer.
    len: usize,
}

impl Excerpt {
    /// How many bytes are kept.
    pub const MAX: usize = 40;

    pub(super) const EMPTY: Self = Excerpt { bytes: [0; Self::MAX], len: 0 };

    /// The bytes.
    #[must_use]
    pub fn as_bytes(&self) -> &[u8] {
        &self.bytes[..self.len.min(Self::MAX)]
    }

    /// Whether the token was longer.
    #[must_use]
    pub const fn is_cut(&self) -> bool {
        self.len > Self::MAX
    }

    pub(super) fn extend(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            if let Some(kept) = self.bytes.get_mut(self.len) {
                *kept = byte;
            } else {
                self.len = Self::MAX + 1;
                return;
            }
            self.len += 1;
        }
    }
}
