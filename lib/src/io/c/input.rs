//! `Input` in a program that is translated to C (`--cfg judge_host`). Short code decides there: lines are
//! counted while white space is skipped, and a token stays in the buffer until it has been read.

use super::eight_digits::eight_digits;
use super::error::{Cause, Error, Excerpt, Result};
use super::source::{ReadError, Source};
use super::space::is_space;
use alloc::string::String;
use alloc::vec::Vec;

/// How many bytes are requested at a time: the capacity of a pipe.
const SIZE: usize = 1 << 16;
/// How much of a token is kept that goes on beyond the buffer: more than an error shows of it.
const KEPT: usize = 64;

/// The bytes of one request, which start where a cache line does: the operating system copies several
/// times as fast to there. What is kept of a token comes before them.
#[repr(align(64))]
struct Buffer([u8; KEPT + SIZE]);

/// A stream of tokens, separated by white space: as in other programs.
#[repr(C)] // with the buffer last, as small offsets are shorter in C
pub struct Input<'a> {
    source: &'a mut dyn Source,
    /// The line of the next byte, counted from 1.
    line: u64,
    /// The index in the buffer at which that line starts, modulo 2^64: it may have started before it.
    line_start: u64,
    /// The bytes not yet read are `buffer[at..end]`.
    at: usize,
    end: usize,
    /// The token that is being read, or was last, is `buffer[token..at]`: all of it, or more than an
    /// error shows.
    token: usize,
    /// The column of the token if it starts at 0, where only a token is of which a part was dropped.
    column: u64,
    ended: bool,
    /// Why the source gave nothing, until an error says so.
    failure: Option<ReadError>,
    buffer: Buffer,
}

impl<'a> Input<'a> {
    /// An input that reads from `source`.
    pub fn new(source: &'a mut dyn Source) -> Self {
        #[allow(clippy::large_stack_arrays)] // needs no allocator
        Input {
            source,
            line: 1,
            line_start: 0,
            at: 0,
            end: 0,
            token: 0,
            column: 0,
            ended: false,
            failure: None,
            buffer: Buffer([0; KEPT + SIZE]),
        }
    }

    /// The rest of the current line without its line break (LF or CRLF), or `None` where the input
    /// has ended.
    ///
    /// # Errors
    /// If the line is not UTF-8, or the operating system cannot read.
    pub fn line(&mut self) -> Result<Option<String>> {
        self.token = self.at;
        if self.at == self.end && !self.fill() {
            return self.unless_failed(None);
        }
        let mut line = self.text("a line", |byte| byte == b'\n')?;
        if self.at < self.end {
            self.at += 1;
            self.line += 1;
            self.line_start = self.at as u64;
            if line.ends_with('\r') {
                line.pop();
            }
        }
        Ok(Some(line))
    }

    /// Skips white space; whether the input ends there. This waits until a token or the end arrives.
    ///
    /// # Errors
    /// If the operating system cannot read.
    #[inline]
    pub fn at_end(&mut self) -> Result<bool> {
        let is_token = self.skip_space();
        self.unless_failed(!is_token)
    }

    /// The next word.
    pub(super) fn word(&mut self) -> Result<String> {
        if !self.skip_space() {
            return Err(self.error("a word", Cause::EndOfInput));
        }
        self.text("a word", is_space)
    }

    /// Skips white space; whether a token follows.
    #[inline]
    fn skip_space(&mut self) -> bool {
        loop {
            self.at = self.next_token();
            self.token = self.at;
            if self.at < self.end {
                return true;
            }
            if !self.fill() {
                return false;
            }
        }
    }

    /// Where the next token starts, or the end of what is held.
    #[inline(always)]
    #[allow(clippy::inline_always)] // a call costs as much as what it does
    fn next_token(&mut self) -> usize {
        let held = &self.buffer.0[..self.end];
        let mut at = self.at;
        while let Some(&byte @ 0..=b' ') = held.get(at) {
            if byte != b' ' {
                if byte == b'\n' {
                    self.line += 1;
                    self.line_start = at as u64 + 1;
                } else if !is_space(byte) {
                    break;
                }
            }
            at += 1;
        }
        at
    }

    /// Reads on if all that is held has been read; whether there is more.
    pub(super) fn more(&mut self) -> bool {
        self.at == self.end && self.fill()
    }

    /// The sign that the token starts with, or 0.
    #[inline]
    pub(super) fn sign(&mut self) -> u8 {
        match self.buffer.0[..self.end].get(self.at) {
            Some(&sign @ (b'-' | b'+')) => {
                self.at += 1;
                sign
            }
            _ => 0,
        }
    }

    /// Skips white space, and reads a number without a sign, of at most 19 digits and not above `greatest`,
    /// that ends before the buffer does: nearly every number. It is too short to overflow, so that no
    /// digit needs a check. Any other token is left unread, and the result is `u64::MAX`.
    #[inline(never)]
    pub(super) fn short_number(&mut self, greatest: u64) -> u64 {
        let token = self.next_token();
        let held = &self.buffer.0[..self.end];
        let mut at = token;
        let mut value = 0;
        if let Some(eight) = eight_digits(held, at) {
            value = eight;
            at += 8;
        }
        while let Some(&byte) = held.get(at) {
            let digit = byte.wrapping_sub(b'0');
            if digit > 9 {
                // At least one digit, too.
                if is_space(byte) && (at - token).wrapping_sub(1) < 19 && value <= greatest {
                    self.at = at;
                    return value;
                }
                break;
            }
            value = value.wrapping_mul(10).wrapping_add(u64::from(digit));
            at += 1;
        }
        self.at = token;
        self.token = token;
        u64::MAX
    }

    /// Reads up to the next byte for which `stop` holds, or to the end of the input.
    #[inline]
    pub(super) fn until(&mut self, mut stop: impl FnMut(u8) -> bool) {
        loop {
            let unread = &self.buffer.0[self.at..self.end];
            let stopped = unread.iter().position(|&byte| stop(byte));
            self.at += stopped.unwrap_or(unread.len());
            if stopped.is_some() || !self.fill() {
                return;
            }
        }
    }

    /// How many bytes of the token are held that have been read: all of them, or at least [`KEPT`].
    #[inline]
    pub(super) fn token_len(&self) -> usize {
        self.at - self.token
    }

    /// All bytes up to the next one for which `stop` holds, or to the end of the input.
    fn text(&mut self, expected: &'static str, stop: impl Fn(u8) -> bool) -> Result<String> {
        let mut bytes = Vec::new();
        self.until(|byte| {
            let stops = stop(byte);
            if !stops {
                bytes.push(byte);
            }
            stops
        });
        self.unless_failed(())?;
        String::from_utf8(bytes).map_err(|_| self.error(expected, Cause::NotUtf8))
    }

    /// The byte of the line at which the token starts, counted from 1.
    fn column(&self) -> u64 {
        match self.token {
            0 => self.column,
            token => (token as u64).wrapping_sub(self.line_start) + 1,
        }
    }

    /// The value, unless the source has failed.
    #[inline]
    pub(super) fn unless_failed<T>(&mut self, value: T) -> Result<T> {
        match self.failure {
            None => Ok(value),
            Some(_) => Err(self.error("", Cause::EndOfInput)),
        }
    }

    /// The error for the token that was read last; if the source has failed, that it has.
    #[cold]
    #[inline(never)]
    pub(super) fn error(&mut self, expected: &'static str, cause: Cause) -> Error {
        let (expected, cause) = match self.failure.take() {
            None => (expected, cause),
            Some(ReadError(code)) => {
                self.token = self.at;
                ("", Cause::Unreadable(code))
            }
        };
        let mut found = Excerpt::EMPTY;
        found.extend(&self.buffer.0[self.token..self.at]);
        Error { line: self.line, column: self.column(), expected, found, cause }
    }

    /// Refills the buffer when all bytes have been read; whether there are more. The token stays.
    #[cold]
    #[inline(never)]
    fn fill(&mut self) -> bool {
        self.column = self.column();
        let kept = self.token_len().min(KEPT);
        self.buffer.0.copy_within(self.token..self.token + kept, KEPT - kept);
        self.line_start = self.line_start.wrapping_add(KEPT as u64).wrapping_sub(self.at as u64);
        self.token = KEPT - kept;
        self.at = KEPT;
        self.end = KEPT;
        if !self.ended && self.failure.is_none() {
            match self.source.read(&mut self.buffer.0[KEPT..]) {
                Ok(n) => {
                    self.ended = n == 0;
                    self.end += n;
                }
                Err(error) => self.failure = Some(error),
            }
        }
        self.at < self.end
    }

    /// All bytes that are held, and the index of the first that has not been read.
    #[inline]
    pub(super) fn held(&self) -> (&[u8], usize) {
        (&self.buffer.0[..self.end], self.at)
    }

    /// Moves to another index in the buffer.
    #[inline]
    pub(super) fn go_to(&mut self, at: usize) {
        self.at = at;
    }

    /// Counts the lines up to here: they are counted already.
    #[inline]
    #[allow(clippy::unused_self)] // as in other programs
    pub(super) fn count_lines(&mut self, _: impl Fn(&[u8]) -> u64) {}
}
