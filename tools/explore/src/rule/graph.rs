//! Games on a directed acyclic graph: a move goes along an edge.

use crate::error::{Error, Result};
use sg::grundy::{DagError, dag};
use std::collections::HashMap;
use std::path::Path;

/// A directed acyclic graph, and the Grundy values of its vertices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Graph {
    names: Vec<String>,
    options: Vec<Vec<usize>>,
    values: Vec<u64>,
}

impl Graph {
    /// Reads an edge list: a line is `FROM TO`, or one name for a vertex without edges; `#` begins a
    /// comment. Names are any words. A byte-order mark before the first line is skipped.
    ///
    /// # Errors
    /// A line of more than two words, no vertex, or a cycle, whose vertices are named.
    pub fn parse(text: &str) -> Result<Graph> {
        let (mut names, mut options) = (Vec::<String>::new(), Vec::<Vec<usize>>::new());
        let mut places = HashMap::new();
        let mut place = |name: &str, options: &mut Vec<Vec<usize>>| {
            *places.entry(name.to_owned()).or_insert_with(|| {
                names.push(name.to_owned());
                options.push(Vec::new());
                names.len() - 1
            })
        };
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        for (number, line) in (1..).zip(text.lines()) {
            let words = line.split('#').next().unwrap_or_default();
            let words: Vec<&str> = words.split_whitespace().collect();
            match words[..] {
                [] => {}
                [vertex] => {
                    place(vertex, &mut options);
                }
                [from, to] => {
                    let [from, to] = [from, to].map(|name| place(name, &mut options));
                    options[from].push(to);
                }
                [_, _, more, ..] => {
                    // In characters, as an editor counts.
                    let column = line[..offset(line, more)].chars().count() + 1;
                    return Err(Error::new(format!(
                        "line {number}, column {column}: expected the end of the line after \
                         `FROM TO`, found `{more}`"
                    )));
                }
            }
        }
        if names.is_empty() {
            return Err(Error::new("no vertices: expected lines `FROM TO`"));
        }
        for edges in &mut options {
            // The same edge twice is one move.
            edges.sort_unstable();
            edges.dedup();
        }
        let values = dag(&options).map_err(|error| match error {
            DagError::Cycle(cycle) => {
                let cycle: Vec<&str> = cycle.iter().map(|&vertex| &*names[vertex]).collect();
                Error::new(cycle_text(&cycle))
            }
            DagError::NoSuchVertex { .. } => Error::new(error.to_string()),
        })?;
        Ok(Graph { names, options, values })
    }

    /// Reads the file at `path`.
    ///
    /// # Errors
    /// As [`Graph::parse`], and if it cannot be read.
    pub fn read(path: &Path) -> Result<Graph> {
        let with_path = |message: String| Error::new(format!("{}: {message}", path.display()));
        let text = std::fs::read_to_string(path).map_err(|e| with_path(e.to_string()))?;
        Graph::parse(&text).map_err(|e| with_path(e.to_string()))
    }

    /// The vertex of that name, in time linear in the number of vertices.
    #[must_use]
    pub fn vertex(&self, name: &str) -> Option<usize> {
        self.names.iter().position(|known| known == name)
    }

    /// The names of the vertices, in the order of the file.
    #[must_use]
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The options of a vertex.
    ///
    /// # Panics
    /// If there is no such vertex.
    #[must_use]
    pub fn options(&self, vertex: usize) -> &[usize] {
        &self.options[vertex]
    }

    /// The Grundy value of a vertex.
    ///
    /// # Panics
    /// If there is no such vertex.
    #[must_use]
    pub fn value(&self, vertex: usize) -> u64 {
        self.values[vertex]
    }
}

/// The most vertices of a cycle that are named.
const MOST_NAMES: usize = 20;

/// What a cycle of these vertices is called; of a long one, its ends are named.
fn cycle_text(names: &[&str]) -> String {
    let count = names.len();
    let first = names.first().copied().unwrap_or_default();
    if count <= MOST_NAMES {
        return format!("a cycle: {} -> {first}", names.join(" -> "));
    }
    let (start, end) = (&names[..MOST_NAMES / 2], &names[count - MOST_NAMES / 2..]);
    let left_out = count - MOST_NAMES;
    let (start, end) = (start.join(" -> "), end.join(" -> "));
    format!("a cycle of {count} vertices: {start} -> ({left_out} more) -> {end} -> {first}")
}

/// Where `part`, a slice of `text`, begins in it, in bytes.
fn offset(text: &str, part: &str) -> usize {
    part.as_ptr() as usize - text.as_ptr() as usize
}
