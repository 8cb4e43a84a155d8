//! Typed input with errors that a person can act on, buffered output, and one entry point: a solution
//! is a function from an [`Input`] to an [`Output`]. Memory does not grow with the input, but for
//! what a solution asks for: a word, a line, a `Vec` of numbers.
//!
//! ```
//! use sg::io::{self, Input, Output};
//! fn solve(input: &mut Input, out: &mut Output) -> io::Result {
//!     let (a, b) = input.read::<(u32, u32)>()?;
//!     out.line(u64::from(a) + u64::from(b));
//!     Ok(())
//! }
//! assert_eq!(io::run_on(solve, b"3\n4"), (b"7\n".to_vec(), Ok(()))); // in `main`: `io::run(solve)`
//! ```

#[macro_use]
mod print;
mod values;
pub use self::values::run_on;
use std::ascii::escape_default;
use std::convert::TryFrom; // in older editions
use std::io::{empty, stderr, stdin, stdout, BufWriter, ErrorKind, Read, Write};
use std::process::ExitCode;

/// Runs a solution on standard input and output: the body of `main`. If it fails, what it has printed is on standard
/// output, the message on standard error, and the status is not 0. It panics if the system cannot read or write.
pub fn run(solve: fn(&mut Input, &mut Output) -> Result) -> ExitCode {
    let mut stdout = BufWriter::new(stdout());
    let mut out = Output(&mut stdout);
    let result = solve(&mut Input::new(&mut stdin().chain(empty())), &mut out);
    out.flush();
    if let Err(error) = result {
        Output(&mut stderr()).print("error: ");
        Output(&mut stderr()).line(error);
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

/// What reading gives: a value or an [`Error`].
pub type Result<T = ()> = std::result::Result<T, Error>;

/// Why a value could not be read, and where: ``line 3, column 5: expected u32, found `12x` ``.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Error {
    /// The line of the token's first byte, counted from 1.
    pub line: u64,
    /// The byte of the line at which the token starts, counted from 1.
    pub column: u64,
    /// What was asked for: the name of a type, `a word` or `UTF-8`.
    pub expected: &'static str,
    /// The token's first bytes, and how many it has: none at the end of the input.
    found: [u8; 80],
    len: usize,
}

/// One byte more than is read at a time. A place in the buffer is taken modulo this, which spares checks of bounds.
const SIZE: usize = 1 << 16;

/// A stream of tokens, separated by white space: the bytes of C's `isspace`, and 0x1A, with which DOS ended a
/// text, as files of old judges have it. Line breaks mean nothing but to [`line`](Input::line). It holds 64 KiB
/// of the input, and reads more only where a token goes on beyond them: an interactive program never waits for bytes
/// that it does not need.
pub struct Input<'a> {
    source: &'a mut dyn Read,
    /// What was read, up to `end`, where a 0 follows, and room for the longest integer that is read at once.
    buffer: [u8; SIZE + 20],
    /// Where the next byte is, and its line, from 1.
    at: usize,
    end: usize,
    line: u64,
    /// Where the line starts, modulo 2^64: mostly before the buffer, in a long line.
    start: u64,
}

impl<'a> Input<'a> {
    /// An input that reads from `source`.
    #[allow(clippy::large_stack_arrays)] // a Vec would bring its allocator into C
    pub fn new(source: &'a mut dyn Read) -> Self {
        Input { source, buffer: [0; SIZE + 20], at: 0, end: 0, line: 1, start: 0 }
    }

    /// The next value, or an [`Error`] if the input ends before or in it, or a token is not of the type.
    #[allow(clippy::missing_errors_doc)] // just said
    pub fn read<T: Readable>(&mut self) -> Result<T> {
        T::read(self)
    }

    /// Skips white space; whether the input ends there. It waits for a token or the end.
    pub fn at_end(&mut self) -> bool {
        while self.next_if(is_space).is_some() {}
        self.at == self.end
    }

    /// Reads the next byte, if there is one and `is_wanted` holds for it.
    #[inline]
    fn next_if(&mut self, is_wanted: impl Fn(u8) -> bool) -> Option<u8> {
        if self.at == self.end {
            self.fill();
        }
        let byte = self.buffer[self.at % SIZE];
        if self.at == self.end || !is_wanted(byte) {
            return None;
        }
        self.at += 1;
        if byte == b'\n' {
            self.line += 1;
            self.start = self.at as u64;
        }
        Some(byte)
    }

    /// Fills the buffer, all of which has been used, with what comes next.
    #[cold]
    fn fill(&mut self) {
        let read = match self.source.read(&mut self.buffer[..SIZE - 1]) {
            Err(e) if e.kind() == ErrorKind::Interrupted => return self.fill(),
            read => read.expect("cannot read the input"),
        };
        self.start = self.start.wrapping_sub(self.end as u64);
        self.at = 0;
        self.end = read;
        self.buffer[self.end] = 0;
    }

    /// Reads an integer. Nearly each has 1 to 19 digits, which cannot overflow, and white space behind it in the buffer.
    #[inline(always)]
    #[allow(clippy::inline_always)] // a call costs as much as two digits
    fn integer<T: TryFrom<i128>>(&mut self, name: &'static str) -> Result<T> {
        self.at_end();
        let minus = self.buffer[self.at % SIZE] == b'-' && T::try_from(-1).is_ok();
        let first = self.at + usize::from(minus);
        let window = &self.buffer[first % SIZE..][..20];
        let digit = |len: usize| u64::from(window[len]).wrapping_sub(48);
        let (mut value, mut len) = (0, 0);
        while len < 19 && digit(len) < 10 {
            value = value * 10 + digit(len);
            len += 1;
        }
        let value = if minus { -i128::from(value) } else { value.into() };
        if len > 0 && is_space(window[len]) {
            if let Ok(value) = T::try_from(value) {
                self.at = first + len;
                return Ok(value);
            }
        }
        let word = self.word(name);
        let value = word.found.get(..word.len).and_then(parse);
        value.and_then(|value| T::try_from(value).ok()).ok_or(word)
    }

    /// Reads a word, as the error that it is not what was expected.
    #[cold]
    fn word(&mut self, expected: &'static str) -> Error {
        let mut word =
            Error { line: self.line, column: self.column(), expected, found: [0; 80], len: 0 };
        while let Some(byte) = self.next_if(|byte| !is_space(byte)) {
            if let Some(slot) = word.found.get_mut(word.len) {
                *slot = byte;
            }
            word.len += 1;
        }
        word
    }

    fn column(&self) -> u64 {
        (self.at as u64 + 1).wrapping_sub(self.start)
    }
}

/// The integer of at most 64 bits and a sign that a word is.
#[cold]
fn parse(word: &[u8]) -> Option<i128> {
    let (sign, digits) = match word {
        [b'-', digits @ ..] => (-1, digits),
        [b'+', digits @ ..] | digits => (1, digits),
    };
    let mut value = 0u64;
    for &byte in digits {
        let digit = char::from(byte).to_digit(10)?;
        value = value.checked_mul(10)?.checked_add(digit.into())?;
    }
    Some(sign * i128::from(value)).filter(|_| !digits.is_empty())
}

/// Whether a byte is white space: space, tab, LF, VT, FF, CR, or DOS's end of a text.
fn is_space(byte: u8) -> bool {
    byte <= b' ' && 0x1_0400_3e00_u64 >> byte & 1 == 1
}

/// A value that can be read from an [`Input`]: an integer of up to 64 bits, decimal, of at most 80 bytes with its sign,
/// where `-0` is 0 for unsigned types too; a word as a [`String`], the bytes up to the next white space, which must be
/// UTF-8; and tuples of up to six values and arrays `[T; N]`, one after the other.
pub trait Readable: Sized {
    /// Reads one value. Fails as [`Input::read`].
    #[allow(clippy::missing_errors_doc)] // just said
    fn read(input: &mut Input) -> Result<Self>;
}

macro_rules! integers {
    ($($integer:ident)*) => {$(
        impl Readable for $integer {
            fn read(input: &mut Input) -> Result<Self> {
                input.integer(stringify!($integer))
            }
        }
    )*};
}
integers!(u8 u16 u32 u64 usize i8 i16 i32 i64 isize);

macro_rules! tuples {
    ($(($($T:ident)*))*) => {$(
        impl<$($T: Readable),*> Readable for ($($T,)*) {
            fn read(input: &mut Input) -> Result<Self> {
                Ok(($($T::read(input)?,)*))
            }
        }
    )*};
}
tuples!((A) (A B) (A B C) (A B C D) (A B C D E) (A B C D E F));

/// An output, which is as buffered as what it writes to. All that prints panics if the system cannot write.
pub struct Output<'a>(&'a mut dyn Write);

#[allow(clippy::missing_panics_doc)] // just said
impl Output<'_> {
    /// Prints a value.
    pub fn print(&mut self, value: impl Print) {
        value.print(self);
    }

    /// Prints a value and a line feed.
    pub fn line(&mut self, value: impl Print) {
        value.print(self);
        self.bytes(b"\n");
    }

    /// Prints bytes as they are.
    pub fn bytes(&mut self, bytes: &[u8]) {
        self.0.write_all(bytes).expect("cannot write the output");
    }

    /// Passes on what is in a buffer: before an interactive program waits for an answer.
    pub fn flush(&mut self) {
        self.0.flush().expect("cannot write the output");
    }
}

/// What an [`Output`] prints without [`std::fmt`]: integers, strings, characters, references to them, and [`Error`].
pub trait Print {
    /// Prints the value.
    fn print(self, out: &mut Output);
}

impl Print for &str {
    fn print(self, out: &mut Output) {
        out.bytes(self.as_bytes());
    }
}

print_digits!(u64 20);

impl Print for Error {
    fn print(self, out: &mut Output) {
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
        // Terminals obey control codes.
        for &byte in self.found.iter().take(self.len.min(40)) {
            escape_default(byte).for_each(|byte| out.bytes(&[byte]));
        }
        out.print(if self.len > 40 { "...`" } else { "`" });
    }
}
