use super::{Error, Result};
use std::io::Read;

/// A stream of tokens, separated by white space: space, tab, line feed, vertical tab, form feed and
/// carriage return; and the byte 0x1A, with which DOS ended a text, as files of old judges have it. Line breaks
/// mean nothing but to [`line`](Input::line).
///
/// It holds 64 KiB of the input at a time and asks its source for more only when a token goes
/// on beyond what it holds, so that an interactive program never waits for bytes it does not need.
pub struct Input<'a> {
    source: &'a mut dyn Read,
    has_ended: bool,
    /// The line of the next byte, counted from 1.
    line: u64,
    /// The place in the buffer where that line starts, modulo 2^64: it may have started before the buffer.
    line_start: usize,
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
        Input { source, has_ended: false, line: 1, line_start: 0, at: 0, end: 0, buffer }
    }

    /// The next value. See [`Readable`] for the types.
    ///
    /// # Errors
    /// If the input ends before or inside the value, a token is not a value of the type, or the operating
    /// system cannot read.
    ///
    /// # Examples
    /// ```
    /// # use sg::io::Input;
    /// let mut source = &b"7 -1 20 22"[..];
    /// let mut input = Input::new(&mut source);
    /// assert_eq!(input.read::<u64>()?, 7);
    /// assert_eq!(input.read::<(i8, [u8; 2])>()?, (-1, [20, 22]));
    /// # Ok::<(), sg::io::Error>(())
    /// ```
    #[inline]
    pub fn read<T: Readable>(&mut self) -> Result<T> {
        T::read(self)
    }

    /// Skips white space; whether the input ends there. This waits until a token or the end arrives.
    pub fn at_end(&mut self) -> bool {
        while self.next_if(is_space).is_some() {}
        self.at == self.end
    }

    /// Reads a number of at most `most`, if it has no sign and at most 18 digits, and what follows it is in
    /// the buffer; otherwise white space, if there is any.
    #[inline]
    fn number(&mut self, most: u64) -> Option<u64> {
        self.at_end();
        let mut value = 0;
        for (len, &byte) in self.buffer[self.at..self.end].iter().enumerate() {
            let digit = byte.wrapping_sub(b'0');
            if digit < 10 && value < 1_000_000_000_000_000_000 {
                value = value * 10 + u64::from(digit);
            } else if len > 0 && value <= most && is_space(byte) {
                self.at += len;
                return Some(value);
            } else {
                break;
            }
        }
        None
    }

    /// Reads an integer from `-least` to `most`, in two's complement: a sign, if there is one, and digits.
    fn integer(&mut self, expected: &'static str, least: u64, most: u64) -> Result<u64> {
        let mut error = self.error(expected);
        let (mut value, mut limit, mut digits, mut sign) = (0, most, 0, 0);
        while let Some(byte) = self.next_if(|byte| !is_space(byte)) {
            let digit = u64::from(byte.wrapping_sub(b'0'));
            if digit < 10 && value <= limit / 10 && digit <= limit - value * 10 {
                value = value * 10 + digit;
                digits += 1;
            } else if error.len == 0 && (byte == b'-' || byte == b'+') {
                limit = if byte == b'-' { least } else { most };
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
    pub(super) fn next_if(&mut self, is_wanted: impl Fn(u8) -> bool) -> Option<u8> {
        let byte = self.peek().filter(|&byte| is_wanted(byte))?;
        self.at += 1;
        if byte == b'\n' {
            self.line += 1;
            self.line_start = self.at;
        }
        Some(byte)
    }

    /// The next byte, if there is one.
    #[inline]
    pub(super) fn peek(&mut self) -> Option<u8> {
        if self.at == self.end && !self.has_ended {
            self.fill();
        }
        self.buffer[..self.end].get(self.at).copied()
    }

    #[cold]
    fn fill(&mut self) {
        self.line_start = self.line_start.wrapping_sub(self.at);
        self.at = 0;
        self.end = self.source.read(&mut self.buffer).expect("cannot read the input");
        self.has_ended = self.end == 0;
    }

    /// The error of a token that starts here.
    pub(super) fn error(&self, expected: &'static str) -> Error {
        let column = self.at.wrapping_sub(self.line_start) as u64 + 1;
        Error { line: self.line, column, expected, found: [0; 40], len: 0 }
    }
}

/// Whether C's `isspace` holds: space, tab, LF, VT, FF, CR; or it is DOS's end of a text.
#[inline]
pub(super) fn is_space(byte: u8) -> bool {
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
/// use sg::io::{Input, Readable, Result};
///
/// struct Edge { from: usize, to: usize }
///
/// impl Readable for Edge {
///     fn read(input: &mut Input) -> Result<Self> {
///         Ok(Edge { from: input.read()?, to: input.read()? })
///     }
/// }
///
/// let mut source = &b"3 5"[..];
/// let edge: Edge = Input::new(&mut source).read()?;
/// assert_eq!((edge.from, edge.to), (3, 5));
/// # Ok::<(), sg::io::Error>(())
/// ```
pub trait Readable: Sized {
    /// Reads one value.
    ///
    /// # Errors
    /// If the input ends, a token is not a value of the type, or the operating system cannot read.
    fn read(input: &mut Input<'_>) -> Result<Self>;
}

macro_rules! integers {
    ($($integer:ident)*) => {$(
        impl Readable for $integer {
            #[inline]
            #[allow(
                clippy::cast_lossless, // there is no other way to go from any type to any
                clippy::cast_possible_truncation, // it is in range
                clippy::cast_possible_wrap, // as is meant
                clippy::cast_sign_loss, // as is meant
                clippy::unnecessary_cast
            )]
            fn read(input: &mut Input<'_>) -> Result<Self> {
                let (least, most) = (($integer::MIN as u64).wrapping_neg(), $integer::MAX as u64);
                let value = match input.number(most) {
                    Some(value) => value,
                    None => input.integer(stringify!($integer), least, most)?,
                };
                Ok(value as $integer)
            }
        }
    )*};
}
integers!(u8 u16 u32 u64 usize i8 i16 i32 i64 isize);
