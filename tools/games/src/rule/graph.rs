//! Games on graphs: vertices by name, and what each move leaves.

use crate::error::{Error, Result};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The most vertices of a cycle that are named.
const MOST_NAMES: usize = 20;

/// Vertices, and what each move from them leaves: one vertex or, in the game of a program, a sum of several.
#[derive(Clone, Debug)]
pub struct Graph {
    /// The names of the vertices.
    pub names: Vec<String>,
    pub(crate) options: Vec<Vec<Vec<usize>>>,
    /// The Grundy values, or the cycle for which there are none.
    values: Result<Vec<u64>>,
}

impl Graph {
    /// The game on these vertices.
    ///
    /// # Panics
    /// If an option is no vertex.
    #[must_use]
    pub fn new(names: Vec<String>, options: Vec<Vec<Vec<usize>>>) -> Graph {
        let values = values(&options).map_err(|cycle| {
            let mut path: Vec<&str> = cycle.iter().take(MOST_NAMES).map(|v| &*names[*v]).collect();
            path.extend((cycle.len() > MOST_NAMES).then_some("..."));
            path.push(path[0]);
            Error::new(format!("there is a cycle, {}", path.join(" -> "))).of_endless()
        });
        Graph { names, options, values }
    }

    /// The Grundy value of a vertex.
    ///
    /// # Errors
    /// If there is a cycle, with its vertices.
    pub fn value(&self, vertex: usize) -> Result<u64> {
        self.values.as_ref().map(|values| values[vertex]).map_err(Error::clone)
    }

    /// The number of the vertex of this name.
    ///
    /// # Errors
    /// If there is none, with some of those that there are.
    pub fn vertex(&self, name: &str) -> Result<u64> {
        let vertex = self.names.iter().position(|known| known == name);
        let some = self.names[..self.names.len().min(MOST_NAMES)].join(" ");
        let more = if self.names.len() > MOST_NAMES { " ..." } else { "" };
        let missing = format!("there is no vertex `{name}`; expected one of {some}{more}");
        vertex.map(|vertex| vertex as u64).ok_or_else(|| Error::new(missing))
    }

    /// Reads a file: in each line an edge `FROM TO`, or a vertex alone; `#` begins a comment.
    ///
    /// # Errors
    /// If it cannot be read, has no vertex, or a line is something else.
    pub fn from_file(path: &Path) -> Result<Graph> {
        let fail = |why: &str| Error::new(format!("{}: {why}", path.display()));
        let text = fs::read_to_string(path).map_err(|e| fail(&e.to_string()))?;
        // In the order of numbers, and then of words.
        let key = |word: &str| (word.parse().unwrap_or(u64::MAX), word.to_owned());
        let (mut edges, mut names) = (Vec::new(), BTreeSet::new());
        for (number, line) in (1..).zip(text.trim_start_matches('\u{feff}').lines()) {
            let line = line.split('#').next().unwrap_or_default();
            let words: Vec<&str> = line.split_whitespace().collect();
            let is_odd = |c: char| c.is_control() || c == ',' || c == '+';
            if words.len() > 2 || words.iter().any(|word| word.contains(is_odd)) {
                let what = "expected `FROM TO`, or one vertex, in words without `,` and `+`";
                return Err(fail(&format!("line {number}: {what}; found `{}`", line.trim())));
            }
            names.extend(words.iter().map(|word| key(word)));
            edges.extend(words.get(1).map(|to| (key(words[0]), key(to))));
        }
        if names.is_empty() {
            return Err(fail("expected an edge `FROM TO` in each line"));
        }
        let names: Vec<(u64, String)> = names.into_iter().collect();
        let mut options = vec![Vec::new(); names.len()];
        let vertex = |name| names.partition_point(|before| *before < name);
        for (from, to) in edges {
            options[vertex(from)].push(vec![vertex(to)]);
        }
        Ok(Graph::new(names.into_iter().map(|(_, name)| name).collect(), options))
    }
}

/// The Grundy values in reverse topological order, or the vertices of a cycle.
fn values(options: &[Vec<Vec<usize>>]) -> std::result::Result<Vec<u64>, Vec<usize>> {
    let parts: Vec<Vec<usize>> = options.iter().map(|lefts| lefts.concat()).collect();
    let (mut values, mut next) = (vec![None; parts.len()], vec![0; parts.len()]);
    for root in 0..parts.len() {
        let mut path = vec![root];
        while let Some(&vertex) = path.last() {
            let part = parts[vertex].get(next[vertex]).copied();
            next[vertex] += 1;
            match part {
                Some(part) if values[part].is_some() => {}
                Some(part) if next[part] > 0 => {
                    return Err(path.into_iter().skip_while(|v| *v != part).collect());
                }
                Some(part) => path.push(part),
                None => {
                    let value = |left: &Vec<usize>| {
                        sg::nim_sum(left.iter().map(|v| values[*v].unwrap_or(0)))
                    };
                    values[vertex] =
                        Some(sg::mex(&options[vertex].iter().map(value).collect::<Vec<u64>>()));
                    path.pop();
                }
            }
        }
    }
    Ok(values.into_iter().flatten().collect())
}
