//! Edge lists: a line is `FROM TO`, or one name for a vertex without edges; `#` begins a comment.

use super::lists::Edge;
use crate::error::{Error, Result};
use foldhash::fast::RandomState;
use std::collections::HashMap;
use std::ops::Range;

/// A one in each byte.
const ONES: u64 = u64::MAX / 0xff;
/// No vertex.
const NONE: u32 = u32::MAX;

/// The vertices and edges of a file, in its order.
#[derive(Default)]
pub struct EdgeList<'a> {
    /// The names of the vertices, one after the other, and where each of them ends.
    pub names: String,
    pub ends: Vec<usize>,
    pub edges: Vec<Edge>,
    /// The vertices by their names. Numbers that are not larger than the file are found at once, others by
    /// a search; of those, names of at most 7 bytes are compared at once.
    numbers: Vec<u32>,
    most_number: usize,
    short: HashMap<u64, u32, RandomState>,
    long: HashMap<&'a str, u32, RandomState>,
}

impl<'a> EdgeList<'a> {
    /// # Errors
    /// A line of more than two words, or 2^32 vertices or edges.
    pub fn read(text: &'a str) -> Result<EdgeList<'a>> {
        let mut list = EdgeList { most_number: text.len(), ..EdgeList::default() };
        let mut rest = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut number = 0_u64;
        while !rest.is_empty() {
            number += 1;
            if let Some((words, length)) = two_numbers(rest.as_bytes(), list.most_number) {
                let [from, to] = words.map(|word| list.numbered(word.number, &rest[word.place]));
                list.edges.push((from?, to?));
                rest = &rest[length..];
                continue;
            }
            let line = Line::first(rest);
            match line.words {
                [None, ..] => {}
                [Some(vertex), None, _] => {
                    list.vertex(vertex)?;
                }
                [Some(from), Some(to), None] => {
                    let edge = (list.vertex(from)?, list.vertex(to)?);
                    list.edges.push(edge);
                }
                [Some(_), Some(_), Some(more)] => {
                    // In characters, as an editor counts.
                    let column = rest[..offset(rest, more)].chars().count() + 1;
                    return Err(Error::new(format!(
                        "line {number}, column {column}: expected the end of the line after \
                         `FROM TO`, found `{more}`"
                    )));
                }
            }
            rest = &rest[line.length..];
        }
        if u32::try_from(list.edges.len()).is_err() {
            return Err(Error::new("a graph has at most 2^32 - 1 edges"));
        }
        Ok(list)
    }

    fn vertex(&mut self, name: &'a str) -> Result<u32> {
        if let Some(number) = number(name).filter(|&number| number <= self.most_number) {
            return self.numbered(number, name);
        }
        let next = self.next()?;
        let vertex = if name.len() < 8 {
            let length = name.len() as u64;
            let key = name.bytes().fold(length, |key, byte| key << 8 | u64::from(byte));
            *self.short.entry(key).or_insert(next)
        } else {
            *self.long.entry(name).or_insert(next)
        };
        if vertex == next {
            self.push(name);
        }
        Ok(vertex)
    }

    /// The vertex whose name is a number, which is not larger than the file.
    fn numbered(&mut self, number: usize, name: &str) -> Result<u32> {
        if number >= self.numbers.len() {
            self.numbers.resize((number + 1).next_power_of_two(), NONE);
        }
        if self.numbers[number] == NONE {
            self.numbers[number] = self.next()?;
            self.push(name);
        }
        Ok(self.numbers[number])
    }

    /// A vertex that is not there yet.
    fn next(&self) -> Result<u32> {
        let next = u32::try_from(self.ends.len()).ok().filter(|&next| next != NONE);
        next.ok_or_else(|| Error::new("a graph has at most 2^32 - 1 vertices"))
    }

    fn push(&mut self, name: &str) {
        self.names.push_str(name);
        self.ends.push(self.names.len());
    }
}

/// The number that a name is, of up to nine digits and without zeros before it.
fn number(name: &str) -> Option<usize> {
    let (first, bytes) = (name.bytes().next()?, name.bytes());
    if name.len() > 9 || (first == b'0' && name.len() > 1) {
        return None;
    }
    bytes.into_iter().try_fold(0, |number, byte| {
        byte.is_ascii_digit().then(|| 10 * number + usize::from(byte - b'0'))
    })
}

/// A name that is a number, and where it is.
struct Number {
    number: usize,
    place: Range<usize>,
}

/// The two words of a first line that is two numbers, neither above `most`, with one space between them and nothing
/// else; and the length of that line, with its end. Other lines are read in another way, and this one may be, too.
fn two_numbers(text: &[u8], most: usize) -> Option<([Number; 2], usize)> {
    let from = digits(text, 0)?;
    let to = digits(text, from.place.end + 1)?;
    let end = to.place.end;
    let is_line = text[from.place.end] == b' ' && *text.get(end)? == b'\n';
    (is_line && from.number <= most && to.number <= most).then_some(([from, to], end + 1))
}

/// The first one to eight digits at `start`, without zeros before them, if eight bytes are there.
fn digits(text: &[u8], start: usize) -> Option<Number> {
    let word = u64::from_le_bytes(*text.get(start..)?.first_chunk()?) ^ (ONES * u64::from(b'0'));
    // The highest bit of the first byte that is no digit; of those after it, it may be wrong.
    let others = (word | word.wrapping_add(ONES * 0x76)) & (ONES << 7);
    let length = others.trailing_zeros() / 8;
    if length == 0 || (length > 1 && word.trailing_zeros() >= 8) {
        return None;
    }
    // The digits at the high end, with zeros below them; then pairs of digits, then of pairs.
    let word = word << (64 - 8 * length);
    let pairs = (word.wrapping_mul(10 << 8 | 1) >> 8) & 0x00ff_00ff_00ff_00ff;
    let fours = (pairs.wrapping_mul(100 << 16 | 1) >> 16) & 0x0000_ffff_0000_ffff;
    let number = fours.wrapping_mul(10_000 << 32 | 1) >> 32;
    Some(Number { number: usize::try_from(number).ok()?, place: start..start + length as usize })
}

/// The first three words of a line.
struct Line<'a> {
    words: [Option<&'a str>; 3],
    count: usize,
    /// In bytes, with its end.
    length: usize,
}

impl<'a> Line<'a> {
    /// The first line of a text.
    fn first(text: &'a str) -> Line<'a> {
        let mut line = Line { words: [None; 3], count: 0, length: text.len() };
        let bytes = text.as_bytes();
        let mut start = None;
        for (at, &byte) in bytes.iter().enumerate() {
            match byte {
                b'\t'..=b'\r' | b' ' | b'#' => {
                    line.push(start.take().map(|start| &text[start..at]));
                    if byte == b'\n' || byte == b'#' {
                        line.length = length(&bytes[at..]) + at;
                        return line;
                    }
                }
                // Spaces may be among them.
                128.. => return Line::of_any_characters(text),
                _ => start = start.or(Some(at)),
            }
        }
        line.push(start.map(|start| &text[start..]));
        line
    }

    fn of_any_characters(text: &'a str) -> Line<'a> {
        let length = length(text.as_bytes());
        let mut line = Line { words: [None; 3], count: 0, length };
        let words = text[..length].split('#').next().unwrap_or_default();
        words.split_whitespace().for_each(|word| line.push(Some(word)));
        line
    }

    fn push(&mut self, word: Option<&'a str>) {
        if let (Some(_), Some(place)) = (word, self.words.get_mut(self.count)) {
            *place = word;
            self.count += 1;
        }
    }
}

/// The length of the first line of a text, with its end.
fn length(text: &[u8]) -> usize {
    text.iter().position(|&byte| byte == b'\n').map_or(text.len(), |end| end + 1)
}

/// Where `part`, a slice of `text`, begins in it, in bytes.
fn offset(text: &str, part: &str) -> usize {
    part.as_ptr() as usize - text.as_ptr() as usize
}
