use super::error::{Error, Result};
use std::io::{ErrorKind, Read};

/// A stream of tokens, separated by white space: space, tab, line feed, vertical tab, form feed and
/// carriage return; and the byte 0x1A, with which DOS ended a text, as files of old judges have it. Line breaks
/// mean nothing but to [`line`](Input::line).
///
/// It holds 64 KiB of the input at a time and asks its source for more only when a token goes
/// on beyond what it holds, so that an interactive program never waits for bytes it does not need.
pub struct Input<'a> {
    source: &'a mut dyn Read,
    ended: bool,
    /// The line of the next byte, counted from 1.
    pub(super) line: u64,
    /// The place in the buffer where that line starts, modulo 2^64: it may have started before the buffer.
    pub(super) line_start: usize,
    /// The bytes not yet read are `buffer[at..end]`.
    pub(super) at: usize,
    pub(super) end: usize,
    pub(super) buffer: [u8; 1 << 16],
}

impl<'a> Input<'a> {
    /// An input that reads from `source`.
    pub fn new(source: &'a mut dyn Read) -> Self {
        #[allow(clippy::large_stack_arrays)] // needs no allocator
        let buffer = [0; 1 << 16];
        Input { source, ended: false, line: 1, line_start: 0, at: 0, end: 0, buffer }
    }

    /// The rest of the current line without its line break (LF or CRLF), or `None` where the input
    /// has ended. After a [`read`](Input::read) that is what follows the token, often nothing.
    ///
    /// # Errors
    /// If the line is not UTF-8.
    ///
    /// # Examples
    /// ```
    /// # use sg::io::Input;
    /// let mut source = &b"2\nfirst line\r\n\nlast"[..];
    /// let mut input = Input::new(&mut source);
    /// assert_eq!(input.read::<u8>()?, 2);
    /// assert_eq!(input.line()?.as_deref(), Some(""));
    /// assert_eq!(input.line()?.as_deref(), Some("first line"));
    /// assert_eq!(input.line()?.as_deref(), Some(""));
    /// assert_eq!(input.line()?.as_deref(), Some("last"));
    /// assert_eq!(input.line()?, None);
    /// # Ok::<(), sg::io::Error>(())
    /// ```
    pub fn line(&mut self) -> Result<Option<String>> {
        if self.peek().is_none() {
            return Ok(None);
        }
        let mut line = self.text("a line", |byte| byte != b'\n')?;
        if self.next_if(|_| true).is_some() && line.ends_with('\r') {
            line.pop();
        }
        Ok(Some(line))
    }

    /// Skips white space; whether the input ends there. This waits until a token or the end arrives.
    pub fn at_end(&mut self) -> bool {
        while self.next_if(is_space).is_some() {}
        self.peek().is_none()
    }

    /// Skips white space. The result is the error of the token that follows, should it be wrong.
    pub(super) fn token(&mut self, expected: &'static str) -> Result<Error> {
        let ended = self.at_end();
        let error = self.error(expected);
        if ended {
            Err(error)
        } else {
            Ok(error)
        }
    }

    /// The text of the next bytes for which `is_part` holds.
    pub(super) fn text(
        &mut self,
        expected: &'static str,
        is_part: impl Fn(u8) -> bool,
    ) -> Result<String> {
        let mut error = self.error(expected);
        let mut bytes = Vec::new();
        while let Some(byte) = self.next_if(&is_part) {
            bytes.push(byte);
        }
        String::from_utf8(bytes).map_err(|text| {
            text.as_bytes().iter().for_each(|&byte| error.push(byte));
            error
        })
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
    fn peek(&mut self) -> Option<u8> {
        if self.at == self.end {
            self.fill();
        }
        self.buffer[..self.end].get(self.at).copied()
    }

    /// Refills the buffer when all bytes have been read.
    #[cold]
    fn fill(&mut self) {
        self.line_start = self.line_start.wrapping_sub(self.at);
        self.at = 0;
        self.end = 0;
        while !self.ended && self.end == 0 {
            match self.source.read(&mut self.buffer) {
                Ok(len) => {
                    self.end = len;
                    self.ended = len == 0;
                }
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => panic!("cannot read the input: {error}"),
            }
        }
    }

    /// The error of a token that starts here.
    fn error(&self, expected: &'static str) -> Error {
        let column = self.at.wrapping_sub(self.line_start) as u64 + 1;
        Error {
            line: self.line,
            column,
            expected,
            found: [0; 40],
            len: 0,
            cause: "not UTF-8",
            wrong: 256,
        }
    }
}

/// Whether C's `isspace` holds: space, tab, LF, VT, FF, CR; or it is DOS's end of a text.
#[inline]
pub(super) fn is_space(byte: u8) -> bool {
    byte == b' ' || byte.wrapping_sub(b'\t') < 5 || byte == 0x1a
}
