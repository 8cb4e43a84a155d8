use super::Output;
use core::{ascii, fmt};

/// Why a value could not be read, and where.
///
/// Displayed as one line without a prefix or a line break:
/// `line 3, column 5: expected u32, found `12x`: `x` is not a digit`.
///
/// Made without allocation and, by [`Print`](super::Print), printed without [`core::fmt`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Error {
    /// The line of the token's first byte, counted from 1.
    pub line: u64,
    /// The byte of the line where the token starts, counted from 1.
    pub column: u64,
    /// What was asked for: the name of a type, `a word` or `a line`.
    pub expected: &'static str,
    /// The token, or what there was of it.
    pub found: Excerpt,
    /// What was wrong with it.
    pub cause: Cause,
}

/// What was wrong with a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// The input ended before it.
    EndOfInput,
    /// This byte stands where a digit should.
    NotADigit(u8),
    /// It is a sign without digits.
    NoDigits,
    /// It is a number beyond the type's range, above or below.
    OutOfRange,
    /// It is not UTF-8.
    NotUtf8,
    /// The operating system could not read; its error code, where there is one.
    Unreadable(Option<i32>),
}

impl Error {
    /// Passes the message to `write`, piece by piece.
    fn message(&self, write: &mut dyn FnMut(Piece<'_>)) {
        if let Cause::Unreadable(_) = self.cause {
            write(Piece::Text("cannot read after "));
        }
        write(Piece::Text("line "));
        write(Piece::Number(self.line));
        write(Piece::Text(", column "));
        write(Piece::Number(self.column));
        if let Cause::Unreadable(code) = self.cause {
            write(Piece::Text(": "));
            return write(Piece::OsError(code));
        }
        write(Piece::Text(": expected "));
        write(Piece::Text(self.expected));
        write(Piece::Text(", found "));
        if self.cause == Cause::EndOfInput {
            return write(Piece::Text("the end of the input"));
        }
        write(Piece::Text("`"));
        self.found.as_bytes().iter().for_each(|&byte| write(Piece::Byte(byte)));
        write(Piece::Text(if self.found.is_cut() { "...`: " } else { "`: " }));
        if let Cause::NotADigit(byte) = self.cause {
            write(Piece::Text("`"));
            write(Piece::Byte(byte));
            write(Piece::Text("` "));
        }
        write(Piece::Text(match self.cause {
            Cause::NotADigit(_) => "is not a digit",
            Cause::NoDigits => "no digits",
            Cause::OutOfRange => "out of range",
            _ => "not UTF-8",
        }));
    }
}

/// A part of a message.
enum Piece<'a> {
    Text(&'a str),
    Number(u64),
    /// A byte of the input: what is not printable ASCII is escaped, as terminals obey control codes.
    Byte(u8),
    OsError(Option<i32>),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut result = Ok(());
        self.message(&mut |piece| {
            result = result.and_then(|()| match piece {
                Piece::Text(text) => f.write_str(text),
                Piece::Number(number) => write!(f, "{number}"),
                Piece::Byte(byte) => write!(f, "{}", ascii::escape_default(byte)),
                #[cfg(feature = "std")]
                Piece::OsError(Some(code)) => {
                    write!(f, "{}", std::io::Error::from_raw_os_error(code))
                }
                #[cfg(not(feature = "std"))]
                Piece::OsError(Some(code)) => write!(f, "os error {code}"),
                Piece::OsError(None) => f.write_str("reading failed"),
            });
        });
        result
    }
}

impl super::Print for Error {
    fn print(&self, out: &mut Output<'_>) {
        self.message(&mut |piece| match piece {
            Piece::Text(text) => out.print(text),
            Piece::Number(number) => out.print(number),
            Piece::Byte(byte) => {
                for escaped in ascii::escape_default(byte) {
                    out.bytes(&[escaped]);
                }
            }
            Piece::OsError(Some(code)) => {
                out.print("os error ");
                out.print(code);
            }
            Piece::OsError(None) => out.print("reading failed"),
        });
    }
}

#[cfg(feature = "std")]
impl std::error::Error for Error {}

/// The first bytes of a token, enough to recognise it by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Excerpt {
    bytes: [u8; Self::MAX],
    len: usize,
    cut: bool,
}

impl Excerpt {
    /// How many bytes are kept.
    pub const MAX: usize = 40;

    pub(super) const EMPTY: Self = Excerpt { bytes: [0; Self::MAX], len: 0, cut: false };

    /// The bytes.
    #[must_use]
    pub fn as_bytes(&self) -> &[u8] {
        &self.bytes[..self.len]
    }

    /// Whether the token was longer.
    #[must_use]
    pub const fn is_cut(&self) -> bool {
        self.cut
    }

    pub(super) fn extend(&mut self, bytes: &[u8]) {
        let kept = bytes.len().min(Self::MAX - self.len);
        self.bytes[self.len..self.len + kept].copy_from_slice(&bytes[..kept]);
        self.len += kept;
        self.cut |= kept < bytes.len();
    }
}
