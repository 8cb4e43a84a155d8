//! Edge lists: a line is `FROM TO`, or one name for a vertex without edges; `#` begins a comment.

use crate::error::{Error, Result};
use foldhash::fast::RandomState;
use std::collections::HashMap;

/// The vertices and edges of a file, in its order.
#[derive(Default)]
pub struct EdgeList<'a> {
    pub names: Vec<&'a str>,
    pub edges: Vec<(u32, u32)>,
    /// The vertices by their names. Those of at most 7 bytes are numbers, which are compared at once.
    short: HashMap<u64, u32, RandomState>,
    long: HashMap<&'a str, u32, RandomState>,
}

impl<'a> EdgeList<'a> {
    /// # Errors
    /// A line of more than two words, or more than 2^32 vertices.
    pub fn read(text: &'a str) -> Result<EdgeList<'a>> {
        let mut list = EdgeList::default();
        let mut rest = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut number = 0_u64;
        while !rest.is_empty() {
            number += 1;
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
        Ok(list)
    }

    fn vertex(&mut self, name: &'a str) -> Result<u32> {
        let next = u32::try_from(self.names.len());
        let next = next.map_err(|_| Error::new("a graph has at most 2^32 vertices"))?;
        let vertex = if name.len() < 8 {
            let length = name.len() as u64;
            let key = name.bytes().fold(length, |key, byte| key << 8 | u64::from(byte));
            *self.short.entry(key).or_insert(next)
        } else {
            *self.long.entry(name).or_insert(next)
        };
        if vertex == next {
            self.names.push(name);
        }
        Ok(vertex)
    }
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
