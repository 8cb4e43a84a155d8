//! Integers read from a source that gives its bytes in pieces, against a plain parser.

use sg::io::{Error, Input, Readable, Result};
use std::fmt::{Debug, Display};
use std::io::{self, Read, Seek, Write};
use std::str::FromStr;

/// A source that gives `size` bytes at a time, and at its end panics if `fails`.
pub struct Pieces<'a> {
    /// What is left.
    pub bytes: &'a [u8],
    /// How many at a time.
    pub size: usize,
    /// Whether reading beyond the end is a failure.
    pub fails: bool,
}

impl Read for Pieces<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let (now, later) = self.bytes.split_at(self.size.min(self.bytes.len()).min(buffer.len()));
        if now.is_empty() && self.fails {
            return Err(io::Error::other("no more"));
        }
        buffer[..now.len()].copy_from_slice(now);
        self.bytes = later;
        Ok(now.len())
    }
}

/// Any integer type.
pub trait Number: Readable + FromStr + Display + Debug + PartialEq + Copy + Default {}
impl<T: Readable + FromStr + Display + Debug + PartialEq + Copy + Default> Number for T {}

/// What was read before an error, the error, and the line after the last number that was wanted.
pub type Outcome<T> = (Vec<T>, Option<Error>, Option<String>);

/// How numbers are read.
#[derive(Clone, Copy, Debug)]
pub enum Way {
    /// By `Input::read`.
    Read,
    /// By `Input::next`.
    Next,
    /// By `Input::fold`.
    Fold,
    /// By all in turn.
    Mixed,
}

/// All ways.
pub const WAYS: [Way; 4] = [Way::Read, Way::Next, Way::Fold, Way::Mixed];

/// Reads `n` integers.
///
/// # Errors
/// As the way does.
pub fn take<T: Number>(input: &mut Input<'_>, way: Way, n: usize, all: &mut Vec<T>) -> Result<()> {
    match way {
        Way::Read => (0..n).try_for_each(|_| input.read().map(|value| all.push(value))),
        Way::Next => (0..n).try_for_each(|_| {
            let value = input.next()?.map_or_else(|| input.read(), Ok)?;
            all.push(value);
            Ok(())
        }),
        Way::Fold => input.fold(n, (), |(), value| all.push(value)),
        Way::Mixed => {
            let mut left = n;
            for &way in [Way::Read, Way::Fold, Way::Next].iter().cycle() {
                let now = left.min(1 + left % 33);
                take(input, way, now, all)?;
                left -= now;
                if left == 0 {
                    break;
                }
            }
            Ok(())
        }
    }
}

/// Reads `n` integers, and then a line.
pub fn outcome<T: Number>(source: &mut dyn Read, way: Way, n: usize) -> Outcome<T> {
    let mut input = Input::new(source);
    let mut all = Vec::new();
    let error = take(&mut input, way, n, &mut all).err();
    (all, error, input.line().ok().flatten())
}

/// A plain parser of at most `n` numbers: the numbers before the first bad
/// token, and that token's number, line and column. `-0` is 0 for unsigned types too.
#[must_use]
pub fn naive<T: Number>(bytes: &[u8], n: usize) -> (Vec<T>, Option<(u64, u64)>) {
    let is_space = |byte: &u8| matches!(byte, b'\t'..=b'\r' | b' ' | 0x1a);
    let mut all = Vec::new();
    let mut at = 0;
    while all.len() < n {
        while bytes.get(at).is_some_and(is_space) {
            at += 1;
        }
        let len = bytes[at..].iter().take_while(|byte| !is_space(byte)).count();
        let token = str::from_utf8(&bytes[at..at + len]).unwrap_or("?");
        let zero =
            token.strip_prefix('-').is_some_and(|t| !t.is_empty() && t.bytes().all(|b| b == b'0'));
        match token.parse() {
            Ok(value) => all.push(value),
            Err(_) if zero => all.push(T::default()),
            Err(_) => {
                let line = bytes[..at].split(|&byte| byte == b'\n');
                let (lines, column) = line.fold((0, 0), |(lines, _), line| (lines + 1, line.len()));
                return (all, Some((lines, column as u64 + 1)));
            }
        }
        at += len;
    }
    (all, None)
}

/// All ways, from all sizes of pieces.
///
/// # Panics
/// If there is a difference.
pub fn agree<T: Number>(bytes: &[u8], n: usize, sizes: &[usize]) {
    let (values, error) = naive::<T>(bytes, n);
    let whole = outcome::<T>(&mut { bytes }, Way::Read, n);
    let name = std::any::type_name::<T>();
    let text = || if bytes.len() < 4000 { bytes.escape_ascii().to_string() } else { String::new() };
    assert!(whole.0 == values, "{name}, {n} of {}", text());
    assert_eq!(whole.1.map(|error| (error.line, error.column)), error, "{name} {}", text());
    for &size in sizes {
        for way in WAYS {
            let other = outcome::<T>(&mut Pieces { bytes, size, fails: false }, way, n);
            assert!(other == whole, "{name}, {way:?}, {n}, in pieces of {size}: {}", text());
        }
    }
}

/// What a fuzzer calls: the first four bytes say how the rest is read.
///
/// # Panics
/// If there is a difference.
pub fn check(bytes: &[u8]) {
    let [integer, how, count, size, text @ ..] = bytes else { return };
    // Long enough for a few buffers.
    let text = text.repeat(1 + usize::from(how >> 3));
    let n = usize::from(*count) * (1 + text.len() / 512);
    let size = 1 + usize::from(*size) * 17;
    macro_rules! check {
        ($($number:literal $integer:ident)*) => {
            match integer % 10 {
                $($number => check_as::<$integer>(&text, WAYS[usize::from(how & 3)], n, size),)*
                _ => unreachable!(),
            }
        };
    }
    check!(0 u8 1 u16 2 u32 3 u64 4 usize 5 i8 6 i16 7 i32 8 i64 9 isize);
}

/// One way, in pieces, from a file and from a pipe.
fn check_as<T: Number>(text: &[u8], way: Way, n: usize, size: usize) {
    let (values, error) = naive::<T>(text, n);
    let whole = outcome::<T>(&mut { text }, Way::Read, n);
    assert_eq!(whole.0, values);
    assert_eq!(whole.1.map(|error| (error.line, error.column)), error);
    assert_eq!(outcome(&mut Pieces { bytes: text, size, fails: false }, way, n), whole);
    let mut file = tempfile::tempfile().expect("a temporary file");
    file.write_all(text).and_then(|()| file.rewind()).expect("a file can be written");
    assert_eq!(outcome(&mut file, way, n), whole);
    let (mut reader, mut writer) = io::pipe().expect("a pipe");
    // What a pipe holds.
    if text.len() <= 1 << 16 {
        writer.write_all(text).expect("there is room");
        drop(writer);
        assert_eq!(outcome(&mut reader, way, n), whole);
    }
}
