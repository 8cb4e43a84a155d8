//! Typed input with errors that a person can act on, buffered output, and one entry point.
//!
//! A solution is a function from an [`Input`] to an [`Output`]. Memory does not grow with the input.
//!
//! ```
//! use sg::io::{self, Input, Output};
//!
//! /// For each of T cases, the sum of two numbers.
//! fn solve(input: &mut Input, out: &mut Output) -> io::Result {
//!     for _ in 0..input.read::<usize>()? {
//!         let (a, b) = input.read::<(u32, u32)>()?;
//!         out.line(u64::from(a) + u64::from(b));
//!     }
//!     Ok(())
//! }
//!
//! fn main() -> std::process::ExitCode {
//! #   assert_eq!(io::run_on(solve, b"2\n1 2\r\n3 4"), (b"3\n7\n".to_vec(), Ok(())));
//! #   return std::process::ExitCode::SUCCESS;
//!     io::run(solve)
//! }
//! ```

mod output;
mod values;

pub use self::output::{Output, Print};
pub use self::values::run_on;

use std::io::{stderr, stdin, stdout, BufWriter, Read};
use std::process::ExitCode;

/// Runs a solution on standard input and output: the body of `main`.
///
/// If the solution fails, what it has printed is on standard output, the message on standard error, and
/// the exit status is not 0. See the [example](self). It panics if the system cannot read or write.
pub fn run(solve: impl FnOnce(&mut Input<'_>, &mut Output<'_>) -> Result) -> ExitCode {
    let (mut stdin, mut stdout) = (stdin(), BufWriter::new(stdout()));
    let mut out = Output::new(&mut stdout);
    let result = solve(&mut Input::new(&mut stdin), &mut out);
    out.flush();
    if let Err(error) = result {
        let mut stderr = stderr();
        let mut out = Output::new(&mut stderr);
        out.print("error: ");
        out.line(error);
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

/// What reading gives: a value or an [`Error`].
pub type Result<T = (), E = Error> = std::result::Result<T, E>;

/// Why a value could not be read, and where.
///
/// Displayed and printed as ``line 3, column 5: expected u32, found `12x` ``.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Error {
    /// The line of the token's first byte, counted from 1.
    pub line: u64,
    /// The byte of the line at which the token starts, counted from 1.
    pub column: u64,
    /// What was asked for: the name of a type, `a word` or `UTF-8`.
    pub expected: &'static str,
    /// The token's first bytes, and how many it has: none at the end of the input.
    found: [u8; 40],
    len: usize,
}

impl Error {
    /// Adds a byte to the token.
    fn push(&mut self, byte: u8) {
        if let Some(kept) = self.found.get_mut(self.len) {
            *kept = byte;
        }
        self.len += 1;
    }
}

/// A stream of tokens, separated by white space: what C's `isspace` calls so, and the byte 0x1A, with which DOS
/// ended a text, as files of old judges have it. Line breaks mean nothing but to [`line`](Input::line).
///
/// It holds 64 KiB of the input at a time, and reads more only where a token goes on beyond them: an
/// interactive program never waits for bytes that it does not need.
pub struct Input<'a> {
    source: &'a mut dyn Read,
    has_ended: bool,
    /// Where the next byte is, both counted from 1.
    line: u64,
    column: u64,
    /// The bytes not yet read are `buffer[at..end]`.
    at: usize,
    end: usize,
    buffer: [u8; 1 << 16],
}

impl<'a> Input<'a> {
    /// An input that reads from `source`.
    pub fn new(source: &'a mut dyn Read) -> Self {
        #[allow(clippy::large_stack_arrays)] // needs no allocator
        let buffer = [0; 1 << 16];
        Input { source, has_ended: false, line: 1, column: 1, at: 0, end: 0, buffer }
    }

    /// The next value. See [`Readable`] for the types.
    ///
    /// # Errors
    /// If the input ends before or in the value, or a token is not of the type.
    ///
    /// # Examples
    /// ```
    /// let value = sg::io::Input::new(&mut &b"7 -1 20 22"[..]).read::<(u64, [i8; 3])>();
    /// assert_eq!(value, Ok((7, [-1, 20, 22])));
    /// ```
    pub fn read<T: Readable>(&mut self) -> Result<T> {
        T::read(self)
    }

    /// Skips white space; whether the input ends there. It waits for a token or the end.
    pub fn at_end(&mut self) -> bool {
        while self.next_if(is_space).is_some() {}
        self.at == self.end
    }

    /// Reads a number of at most `most`, if it has no sign and at most 18 digits, and what follows it is in
    /// the buffer; otherwise white space, if there is any.
    fn number(&mut self, most: u64) -> Option<u64> {
        self.at_end();
        let mut value = 0;
        for (len, &byte) in self.buffer[self.at..self.end].iter().enumerate() {
            let digit = byte.wrapping_sub(b'0');
            if digit < 10 && value < 1_000_000_000_000_000_000 {
                value = value * 10 + u64::from(digit);
            } else if len > 0 && value <= most && is_space(byte) {
                self.at += len;
                self.column += len as u64;
                return Some(value);
            } else {
                break;
            }
        }
        None
    }

    /// Reads an integer from `least` to `most`, all in two's complement: a sign, if there is one, and digits.
    fn integer(&mut self, expected: &'static str, least: u64, most: u64) -> Result<u64> {
        if let Some(value) = self.number(most) {
            return Ok(value);
        }
        let mut error = self.error(expected);
        let (mut value, mut limit, mut digits, mut sign) = (0, most, 0, 0);
        while let Some(byte) = self.next_if(|byte| !is_space(byte)) {
            let digit = u64::from(byte.wrapping_sub(b'0'));
            if digit < 10 && value <= limit / 10 && digit <= limit - value * 10 {
                value = value * 10 + digit;
                digits += 1;
            } else if error.len == 0 && (byte == b'-' || byte == b'+') {
                limit = if byte == b'-' { least.wrapping_neg() } else { most };
                sign = byte;
            }
            error.push(byte);
        }
        if digits == 0 || error.len > digits + usize::from(sign > 0) {
            return Err(error);
        }
        Ok(if sign == b'-' { value.wrapping_neg() } else { value })
    }

    /// Reads the next byte, if there is one and `is_wanted` holds for it.
    fn next_if(&mut self, is_wanted: impl Fn(u8) -> bool) -> Option<u8> {
        let byte = self.peek().filter(|&byte| is_wanted(byte))?;
        self.at += 1;
        self.column += 1;
        if byte == b'\n' {
            self.line += 1;
            self.column = 1;
        }
        Some(byte)
    }

    /// The next byte, if there is one.
    fn peek(&mut self) -> Option<u8> {
        if self.at == self.end && !self.has_ended {
            self.fill();
        }
        self.buffer[..self.end].get(self.at).copied()
    }

    #[cold]
    fn fill(&mut self) {
        self.at = 0;
        self.end = self.source.read(&mut self.buffer).expect("cannot read the input");
        self.has_ended = self.end == 0;
    }

    /// The error of a token that starts here.
    fn error(&self, expected: &'static str) -> Error {
        Error { line: self.line, column: self.column, expected, found: [0; 40], len: 0 }
    }
}

/// Whether a byte is white space: space, tab, LF, VT, FF, CR, or DOS's end of a text.
fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r' | 0x1a)
}

/// A value that can be read from an [`Input`].
///
/// - integers of up to 64 bits: decimal, with an optional sign; `-0` is 0 for unsigned types too;
/// - [`String`]: a word, the bytes up to the next white space, which must be UTF-8;
/// - tuples of up to six values and arrays `[T; N]`: one after the other.
///
/// # Examples
/// ```
/// # use sg::io::{Input, Readable, Result};
/// struct Edge(usize, usize);
///
/// impl Readable for Edge {
///     fn read(input: &mut Input) -> Result<Self> {
///         Ok(Edge(input.read()?, input.read()?))
///     }
/// }
/// # assert_eq!(Input::new(&mut &b"3 5"[..]).read::<Edge>().map(|e| e.0 + e.1), Ok(8));
/// ```
pub trait Readable: Sized {
    /// Reads one value.
    ///
    /// # Errors
    /// If the input ends, or a token is not a value of the type.
    fn read(input: &mut Input<'_>) -> Result<Self>;
}

macro_rules! integers {
    ($($integer:ident)*) => {$(
        impl Readable for $integer {
            #[allow(clippy::pedantic, clippy::unnecessary_cast)] // from any type to any, in range
            #[inline]
            fn read(input: &mut Input<'_>) -> Result<Self> {
                let (least, most) = ($integer::MIN as u64, $integer::MAX as u64);
                Ok(input.integer(stringify!($integer), least, most)? as $integer)
            }
        }
    )*};
}
integers!(u8 u16 u32 u64 usize i8 i16 i32 i64 isize);

macro_rules! tuples {
    ($(($($T:ident)*))*) => {$(
        impl<$($T: Readable),*> Readable for ($($T,)*) {
            fn read(input: &mut Input<'_>) -> Result<Self> {
                Ok(($($T::read(input)?,)*))
            }
        }
    )*};
}
tuples!((A) (A B) (A B C) (A B C D) (A B C D E) (A B C D E F));
