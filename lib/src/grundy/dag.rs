use crate::mex::mex;

use std::fmt;

/// The Grundy values of the vertices of a DAG, where `options[v]` are the vertices that a move leads
/// to from `v`. Edges may repeat.
///
/// # Complexity
/// O(vertices + edges), without recursion.
///
/// # Errors
/// An edge to a vertex that does not exist, or a cycle.
///
/// # Examples
/// ```
/// use sg::grundy::{dag, DagError};
/// // 0 -> 1, 2; 1 -> 2; 2 is terminal.
/// assert_eq!(dag(&[vec![1, 2], vec![2], vec![]]), Ok(vec![2, 1, 0]));
/// assert_eq!(dag(&[vec![1], vec![0]]), Err(DagError::Cycle(vec![0, 1])));
/// ```
pub fn dag(options: &[Vec<usize>]) -> Result<Vec<u64>, DagError> {
    let mut predecessors = vec![Vec::new(); options.len()];
    for (from, tos) in options.iter().enumerate() {
        for &to in tos {
            match predecessors.get_mut(to) {
                Some(list) => list.push(from),
                None => return Err(DagError::NoSuchVertex { from, to }),
            }
        }
    }
    // A vertex is ready when all its options have their values.
    let mut waiting: Vec<usize> = options.iter().map(Vec::len).collect();
    let mut ready: Vec<usize> = (0..options.len()).filter(|&v| waiting[v] == 0).collect();
    let mut values = vec![0; options.len()];
    let mut out = Vec::new();
    while let Some(vertex) = ready.pop() {
        out.clear();
        out.extend(options[vertex].iter().map(|&option| values[option]));
        values[vertex] = mex(&out);
        for &from in &predecessors[vertex] {
            waiting[from] -= 1;
            if waiting[from] == 0 {
                ready.push(from);
            }
        }
    }
    match waiting.iter().position(|&count| count > 0) {
        Some(stuck) => Err(DagError::Cycle(cycle(options, &waiting, stuck))),
        None => Ok(values),
    }
}

/// A cycle that can be reached from `stuck`, among the vertices that still wait for an option. Each
/// of them has an option that waits too, so that the walk cannot end before it meets itself.
fn cycle(options: &[Vec<usize>], waiting: &[usize], stuck: usize) -> Vec<usize> {
    let mut place = vec![None; options.len()];
    let mut path = Vec::new();
    let mut next = Some(stuck);
    while let Some(vertex) = next {
        if let Some(start) = place[vertex] {
            return path.split_off(start);
        }
        place[vertex] = Some(path.len());
        path.push(vertex);
        next = options[vertex].iter().copied().find(|&option| waiting[option] > 0);
    }
    path
}

/// Why a graph has no Grundy values.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DagError {
    /// An edge leads to a vertex that does not exist.
    NoSuchVertex {
        /// Where the edge starts.
        from: usize,
        /// Where it leads.
        to: usize,
    },
    /// These vertices form a cycle, in this order; the last leads to the first.
    Cycle(Vec<usize>),
}

impl fmt::Display for DagError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DagError::NoSuchVertex { from, to } => {
                write!(f, "edge {from} -> {to}: there is no vertex {to}")
            }
            DagError::Cycle(vertices) => {
                f.write_str("cycle:")?;
                for (step, vertex) in vertices.iter().chain(vertices.first()).enumerate() {
                    write!(f, "{} {vertex}", if step == 0 { "" } else { " ->" })?;
                }
                Ok(())
            }
        }
    }
}

impl std::error::Error for DagError {}
