//! Lists of vertices, one for each vertex of a graph.

use std::hint::black_box;
use std::ops::Range;

/// An edge, from a vertex to another.
pub type Edge = (u32, u32);

/// For each vertex, a list of vertices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lists {
    /// Where the list of each vertex begins in `items`; at the end, the length of that.
    starts: Vec<u32>,
    items: Vec<u32>,
}

impl Lists {
    /// The options of `vertices` vertices; one to which several edges lead is there several times.
    pub fn options(vertices: usize, edges: &[Edge]) -> Lists {
        Lists::new(vertices, edges.iter().copied())
    }

    /// For each of `vertices` vertices those from which an edge leads to it.
    pub fn predecessors(vertices: usize, edges: &[Edge]) -> Lists {
        Lists::new(vertices, edges.iter().map(|&(from, to)| (to, from)))
    }

    /// Of pairs of a vertex and an item of its list, fewer than 2^32.
    fn new(vertices: usize, pairs: impl DoubleEndedIterator<Item = (u32, u32)> + Clone) -> Lists {
        let mut starts = vec![0; vertices + 1];
        for (vertex, _) in pairs.clone() {
            starts[vertex as usize] += 1;
        }
        let mut sum = 0;
        for start in &mut starts {
            sum += *start;
            *start = sum;
        }
        // Each list from its end on.
        let mut items = vec![0; sum as usize];
        for (vertex, item) in pairs.rev() {
            let start = &mut starts[vertex as usize];
            *start -= 1;
            items[*start as usize] = item;
        }
        Lists { starts, items }
    }

    pub fn of(&self, vertex: usize) -> &[u32] {
        &self.items[self.place(vertex)]
    }

    pub fn iter(&self) -> impl ExactSizeIterator<Item = &[u32]> {
        (0..self.starts.len() - 1).map(|vertex| self.of(vertex))
    }

    /// Where the list of a vertex is in `items`.
    fn place(&self, vertex: usize) -> Range<usize> {
        self.starts[vertex] as usize..self.starts[vertex + 1] as usize
    }

    /// Calls for each of some vertices, at most [`AT_ONCE`], with its list. The first item of each is looked at
    /// before, so that what has to come from the memory comes for all of them at once.
    pub fn each(&self, vertices: &[u32], mut call: impl FnMut(u32, &[u32])) {
        let mut places = [const { 0..0 }; AT_ONCE];
        for (place, &vertex) in places.iter_mut().zip(vertices) {
            *place = self.place(vertex as usize);
        }
        let firsts = places.iter().map(|place| self.items.get(place.start).copied().unwrap_or(0));
        black_box(firsts.fold(0, |all, first| all | first));
        for (&vertex, place) in vertices.iter().zip(places) {
            call(vertex, &self.items[place]);
        }
    }
}

/// How many lists are fetched from the memory at once.
pub const AT_ONCE: usize = 32;
