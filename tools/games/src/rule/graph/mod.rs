//! Games on a directed acyclic graph: a move goes along an edge.

mod lists;
mod read;
mod values;

use crate::error::{Error, Result};
use lists::{Edge, Lists};
use read::EdgeList;
use std::path::Path;
use std::sync::OnceLock;
use values::grundy;

/// A directed acyclic graph, and the Grundy values of its vertices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Graph {
    /// The names of the vertices, one after the other.
    names: String,
    /// Where each of them ends.
    ends: Vec<usize>,
    edges: Vec<Edge>,
    /// By vertex, when one is asked for.
    options: OnceLock<Lists>,
    values: Vec<u32>,
}

impl Graph {
    /// Reads an edge list: a line is `FROM TO`, or one name for a vertex without edges; `#` begins a
    /// comment. Names are any words. A byte-order mark before the first line is skipped.
    ///
    /// # Errors
    /// A line of more than two words, no vertex, or a cycle, whose vertices are named.
    pub fn parse(text: &str) -> Result<Graph> {
        let EdgeList { names, ends, edges, .. } = EdgeList::read(text)?;
        if ends.is_empty() {
            return Err(Error::new("no vertices: expected lines `FROM TO`"));
        }
        let (options, values) = (OnceLock::new(), Vec::new());
        let mut graph = Graph { names, ends, edges, options, values };
        graph.values = grundy(graph.len(), &graph.edges).map_err(|cycle| {
            let cycle: Vec<&str> = cycle.iter().map(|&vertex| graph.name(vertex)).collect();
            Error::new(cycle_text(&cycle))
        })?;
        Ok(graph)
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

    /// The number of vertices.
    #[must_use]
    #[allow(clippy::len_without_is_empty, reason = "no graph is empty")]
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// The vertex of that name, in time linear in the number of vertices.
    #[must_use]
    pub fn vertex(&self, name: &str) -> Option<usize> {
        self.names().position(|known| known == name)
    }

    /// The name of a vertex.
    ///
    /// # Panics
    /// If there is no such vertex.
    #[must_use]
    pub fn name(&self, vertex: usize) -> &str {
        let start = vertex.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.names[start..self.ends[vertex]]
    }

    /// The names of the vertices, in the order of the file.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        (0..self.len()).map(|vertex| self.name(vertex))
    }

    /// The options of a vertex, in increasing order, in time n log n for n edges; for the first vertex that is asked
    /// for, also in time linear in the vertices and edges of the graph.
    ///
    /// # Panics
    /// If there is no such vertex.
    #[must_use]
    pub fn options(&self, vertex: usize) -> impl ExactSizeIterator<Item = usize> + use<> {
        let lists = self.options.get_or_init(|| Lists::options(self.len(), &self.edges));
        let mut options = lists.of(vertex).to_vec();
        options.sort_unstable();
        options.dedup();
        options.into_iter().map(|option| option as usize)
    }

    /// The Grundy value of a vertex.
    ///
    /// # Panics
    /// If there is no such vertex.
    #[must_use]
    pub fn value(&self, vertex: usize) -> u64 {
        self.values[vertex].into()
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
