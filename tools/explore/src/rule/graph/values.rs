//! The edges of a graph by vertex, and Grundy values.

use sg::grundy::{DagError, dag};

/// For each vertex, a list of vertices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lists {
    /// Where the list of each vertex begins in `items`; at the end, the length of that.
    starts: Vec<usize>,
    items: Vec<u32>,
}

impl Lists {
    /// The lists of `count` vertices, given pairs of a vertex and of one in its list.
    fn new(count: usize, pairs: impl Iterator<Item = (u32, u32)> + Clone) -> Lists {
        let mut starts = vec![0; count + 1];
        pairs.clone().for_each(|(vertex, _)| starts[vertex as usize] += 1);
        let mut sum = 0;
        for start in &mut starts {
            sum += *start;
            *start = sum;
        }
        // Each list from its end on.
        let mut items = vec![0; sum];
        for (vertex, item) in pairs {
            let start = &mut starts[vertex as usize];
            *start -= 1;
            items[*start] = item;
        }
        Lists { starts, items }
    }

    /// The options of each vertex, in increasing order: the same edge twice is one move.
    pub fn options(count: usize, edges: &[(u32, u32)]) -> Lists {
        let mut lists = Lists::new(count, edges.iter().copied());
        let (mut begin, mut kept) = (0, 0);
        for vertex in 0..count {
            let end = lists.starts[vertex + 1];
            lists.items[begin..end].sort_unstable();
            lists.starts[vertex] = kept;
            for place in begin..end {
                if place == begin || lists.items[place] != lists.items[place - 1] {
                    lists.items[kept] = lists.items[place];
                    kept += 1;
                }
            }
            begin = end;
        }
        lists.starts[count] = kept;
        lists.items.truncate(kept);
        lists
    }

    pub fn of(&self, vertex: usize) -> &[u32] {
        &self.items[self.starts[vertex]..self.starts[vertex + 1]]
    }

    fn count(&self) -> usize {
        self.starts.len() - 1
    }
}

/// In place of a value: the vertex has not been looked at, or waits for options. No value is so large.
const NEW: u32 = u32::MAX;
const OPEN: u32 = u32::MAX - 1;

/// The Grundy values of the vertices, or the vertices of a cycle, in its order.
pub fn grundy(options: &Lists) -> Result<Vec<u32>, Vec<usize>> {
    let count = options.count();
    let mut values = vec![NEW; count];
    // The vertices that wait: how many options have been looked at, and which values below 64 they have.
    let mut stack: Vec<(usize, usize, u64)> = Vec::new();
    for root in 0..count {
        if values[root] == NEW {
            values[root] = OPEN;
            stack.push((root, 0, 0));
        }
        while let Some((vertex, done, seen)) = stack.last_mut() {
            let of_vertex = options.of(*vertex);
            let mut next = None;
            while let (None, Some(&option)) = (next, of_vertex.get(*done)) {
                match values[option as usize] {
                    OPEN => return Err(cycle(options)),
                    NEW => next = Some(option as usize),
                    value => {
                        *seen |= 1_u64.checked_shl(value).unwrap_or(0);
                        *done += 1;
                    }
                }
            }
            if let Some(next) = next {
                values[next] = OPEN;
                stack.push((next, 0, 0));
                continue;
            }
            let value = seen.trailing_ones();
            values[*vertex] = if value < 64 { value } else { mex(of_vertex, &values) };
            stack.pop();
        }
    }
    Ok(values)
}

/// The least value that none of some vertices has.
fn mex(vertices: &[u32], values: &[u32]) -> u32 {
    let values: Vec<u64> = vertices.iter().map(|&to| values[to as usize].into()).collect();
    u32::try_from(sg::mex(&values)).expect("at most 2^32 - 1 vertices")
}

/// The vertices of a cycle.
fn cycle(options: &Lists) -> Vec<usize> {
    let lists = (0..options.count()).map(|vertex| options.of(vertex).iter().map(|&to| to as usize));
    let lists: Vec<Vec<usize>> = lists.map(Iterator::collect).collect();
    match dag(&lists) {
        Err(DagError::Cycle(cycle)) => cycle,
        _ => unreachable!("there is a cycle, and every option is a vertex"),
    }
}
