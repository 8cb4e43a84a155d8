use super::error::{Cause, Error, Excerpt, Result};
use super::source::{ReadError, Source};
use super::space::is_space;
use alloc::string::String;
use alloc::vec::Vec;

/// How many bytes are requested at a time: the capacity of a pipe.
const SIZE: usize = 1 << 16;
/// How many bytes are enough for nearly every number and the white space around it.
const WINDOW: usize = 32;

/// A stream of tokens, separated by white space: space, tab, line feed, vertical tab, form feed and
/// carriage return. Line breaks mean nothing but to [`line`](Input::line).
///
/// It holds 64 KiB of the input at a time and asks its [`Source`] for more only when a token goes
/// on beyond what it holds, so that an interactive program never waits for bytes it does not need.
pub struct Input<'a> {
    source: &'a mut dyn Source,
    /// The bytes not yet read are `buffer[at..end]`.
    at: usize,
    end: usize,
    /// How many bytes came before `buffer[0]`.
    before: u64,
    /// The line of `buffer[counted]`, counted from 1, and how many bytes came before that line. Lines
    /// are counted when the buffer is refilled or for an error, not while numbers are read.
    line: u64,
    line_start: u64,
    counted: usize,
    /// The first bytes of a token that has reached the end of `buffer`.
    head: Excerpt,
    ended: bool,
    /// The bytes of one request; after them a zero, and room for a window that starts there.
    buffer: [u8; SIZE + WINDOW],
}

/// Where a token starts: how many bytes of the input came before it.
#[derive(Clone, Copy)]
pub(super) struct Start(u64);

impl<'a> Input<'a> {
    /// An input that reads from `source`.
    pub fn new(source: &'a mut dyn Source) -> Self {
        #[allow(clippy::large_stack_arrays)] // needs no allocator
        Input {
            source,
            ended: false,
            buffer: [0; SIZE + WINDOW],
            at: 0,
            end: 0,
            before: 0,
            line: 1,
            line_start: 0,
            counted: 0,
            head: Excerpt::EMPTY,
        }
    }

    /// The rest of the current line without its line break (LF or CRLF), or `None` where the input
    /// has ended. After a [`read`](Input::read) that is what follows the token, often nothing.
    ///
    /// # Errors
    /// If the line is not UTF-8, or the operating system cannot read.
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
        if self.at == self.end && !self.fill()? {
            return Ok(None);
        }
        let start = self.here();
        let bytes = self.bytes_until(|byte| byte == b'\n')?;
        let mut line = String::from_utf8(bytes)
            .map_err(|error| self.not_utf8(start, "a line", error.as_bytes()))?;
        if self.at < self.end {
            self.at += 1;
            if line.ends_with('\r') {
                line.pop();
            }
        }
        Ok(Some(line))
    }

    /// The next word: the bytes up to the next white space.
    pub(super) fn word(&mut self) -> Result<String> {
        let start = self.start_token("a word")?;
        let bytes = self.bytes_until(is_space)?;
        String::from_utf8(bytes).map_err(|error| self.not_utf8(start, "a word", error.as_bytes()))
    }

    /// Skips white space; whether the input ends there. This waits until a token or the end arrives.
    ///
    /// # Errors
    /// If the operating system cannot read.
    #[inline]
    pub fn at_end(&mut self) -> Result<bool> {
        loop {
            while let Some(&byte) = self.buffer[..self.end].get(self.at) {
                if !is_space(byte) {
                    return Ok(false);
                }
                self.at += 1;
            }
            if !self.fill()? {
                return Ok(true);
            }
        }
    }

    /// Skips white space and returns where the next token starts. Its first byte is buffered.
    #[inline]
    pub(super) fn start_token(&mut self, expected: &'static str) -> Result<Start> {
        if self.at_end()? {
            return Err(self.error(self.here(), expected, Cause::EndOfInput));
        }
        Ok(self.here())
    }

    /// The buffered bytes that have not been read. The token may go on behind them: see
    /// [`fill_inside`](Input::fill_inside).
    #[inline]
    pub(super) fn unread(&self) -> &[u8] {
        &self.buffer[self.at..self.end]
    }

    /// The next [`WINDOW`] bytes of the buffer. Behind those that have been filled there is a zero, which
    /// ends any token, and then anything.
    #[inline]
    pub(super) fn window(&self) -> Option<&[u8]> {
        self.buffer.get(self.at..self.at + WINDOW)
    }

    /// Moves on by `n` bytes, at most to the end of what is buffered.
    #[inline]
    pub(super) fn consume(&mut self, n: usize) {
        self.at += n;
    }

    /// All buffered bytes, and the index of the first that has not been read.
    #[inline]
    pub(super) fn held(&self) -> (&[u8], usize) {
        (&self.buffer[..self.end], self.at)
    }

    /// Moves to another index in the buffer, forward or back.
    #[inline]
    pub(super) fn go_to(&mut self, at: usize) {
        self.at = at;
    }

    /// Refills the buffer inside the token that began at `start`, when all bytes have been read; false
    /// at the end of the input.
    #[cold]
    pub(super) fn fill_inside(&mut self, start: Start) -> Result<bool> {
        self.head = self.excerpt(start);
        self.fill()
    }

    /// All bytes up to the next one for which `stop` holds, or to the end of the input.
    fn bytes_until(&mut self, stop: impl Fn(u8) -> bool) -> Result<Vec<u8>> {
        let mut bytes = Vec::new();
        loop {
            let unread = self.unread();
            let stopped = unread.iter().position(|&byte| stop(byte));
            let len = stopped.unwrap_or(unread.len());
            bytes.extend_from_slice(&unread[..len]);
            self.consume(len);
            if stopped.is_some() || !self.fill()? {
                return Ok(bytes);
            }
        }
    }

    /// The error for the token that began at `start`: `cause`, unless a byte from here on is no digit,
    /// which is the better explanation. Reads the token to its end.
    #[cold]
    pub(super) fn bad_number(
        &mut self,
        start: Start,
        expected: &'static str,
        cause: Cause,
    ) -> Error {
        let mut cause = cause;
        loop {
            while let Some(&byte) = self.unread().first() {
                if is_space(byte) {
                    return self.error(start, expected, cause);
                }
                if !byte.is_ascii_digit() && !matches!(cause, Cause::NotADigit(_)) {
                    cause = Cause::NotADigit(byte);
                }
                self.consume(1);
            }
            match self.fill_inside(start) {
                Ok(true) => {}
                Ok(false) => return self.error(start, expected, cause),
                Err(error) => return error,
            }
        }
    }

    /// The error for the `bytes` that began at `start` and are not UTF-8.
    #[cold]
    fn not_utf8(&self, start: Start, expected: &'static str, bytes: &[u8]) -> Error {
        let mut found = Excerpt::EMPTY;
        found.extend(bytes);
        Error { found, ..self.error(start, expected, Cause::NotUtf8) }
    }

    #[cold]
    #[inline(never)]
    fn error(&self, start: Start, expected: &'static str, cause: Cause) -> Error {
        let (line, line_start) = self.line_here(line_breaks);
        Error {
            line,
            column: start.0 - line_start + 1,
            expected,
            found: self.excerpt(start),
            cause,
        }
    }

    /// The first bytes of the token that began at `start`, up to here.
    fn excerpt(&self, start: Start) -> Excerpt {
        let (mut excerpt, at) = match start.0.checked_sub(self.before) {
            Some(at) => (Excerpt::EMPTY, at),
            None => (self.head, 0),
        };
        #[allow(clippy::cast_possible_truncation)] // a place in the buffer
        excerpt.extend(&self.buffer[at as usize..self.at]);
        excerpt
    }

    /// The current line and how many bytes came before it; `breaks` counts line feeds.
    #[inline(never)]
    fn line_here(&self, breaks: impl Fn(&[u8]) -> u64) -> (u64, u64) {
        let passed = &self.buffer[self.counted..self.at];
        match breaks(passed) {
            0 => (self.line, self.line_start),
            lines => {
                let last = passed.iter().rev().position(|&byte| byte == b'\n').unwrap_or(0);
                (self.line + lines, self.here().0 - last as u64)
            }
        }
    }

    /// Counts the lines up to here.
    #[inline]
    pub(super) fn count_lines(&mut self, breaks: impl Fn(&[u8]) -> u64) {
        let (line, line_start) = self.line_here(breaks);
        self.line = line;
        self.line_start = line_start;
        self.counted = self.at;
    }

    /// How many bytes the token has that began at `start`, up to here.
    #[inline]
    pub(super) fn len_since(&self, start: Start) -> u64 {
        self.here().0 - start.0
    }

    fn here(&self) -> Start {
        Start(self.before + self.at as u64)
    }

    /// Refills the buffer when all bytes have been read; false at the end of the input.
    #[cold]
    fn fill(&mut self) -> Result<bool> {
        if self.ended {
            return Ok(false);
        }
        self.count_lines(line_breaks);
        self.before += self.end as u64;
        self.counted = 0;
        self.at = 0;
        self.end = 0;
        match self.source.read(&mut self.buffer[..SIZE]) {
            Ok(n) => {
                self.end = n;
                self.ended = n == 0;
                if let Some(after) = self.buffer.get_mut(n) {
                    *after = 0;
                }
                Ok(n > 0)
            }
            Err(ReadError(code)) => {
                self.buffer[0] = 0;
                Err(self.error(self.here(), "", Cause::Unreadable(code)))
            }
        }
    }
}

/// The number of line feeds.
#[inline]
pub(super) fn line_breaks(bytes: &[u8]) -> u64 {
    // The sum over a chunk fits into a byte, and its length is a multiple of the length of a vector.
    let breaks = |chunk: &[u8]| chunk.iter().map(|&byte| u8::from(byte == b'\n')).sum::<u8>();
    let chunks = bytes.chunks_exact(128);
    let rest = chunks.remainder();
    chunks.chain(Some(rest)).map(|chunk| u64::from(breaks(chunk))).sum()
}
