//! Trees and graphs, on vertices from 1 on. Where every input is made, each tree is there in which a vertex hangs on an
//! earlier one, each graph that is connected, and each directed one whose edges lead to later vertices: all there are, up
//! to the names of the vertices.

use crate::generator::{limited, Generator};
use std::collections::BTreeSet;

impl Generator {
    /// The edges of a tree on the vertices 1 to `n`; names and order are random. The shape is one of seven: a
    /// shallow tree, a deep one, a path, a star, a path with leaves, a binary tree, a path that ends in a star.
    pub fn tree(&mut self, n: usize) -> Vec<(usize, usize)> {
        limited(n);
        if self.counter().is_some() {
            return (2..=n).map(|vertex| (self.number(1..=vertex - 1), vertex)).collect();
        }
        let shape = self.random.below(7);
        let middle = self.random.uniform(1..=n.max(1));
        let parent = |vertex: usize| match shape {
            0 => self.random.uniform(1..=vertex - 1),
            1 => self.random.uniform(vertex.saturating_sub(3).max(1)..=vertex - 1),
            3 => 1,
            4 if vertex > middle => self.random.uniform(1..=middle),
            5 => vertex / 2,
            6 => (vertex - 1).min(middle),
            _ => vertex - 1,
        };
        let parents: Vec<usize> = (2..=n).map(parent).collect();
        self.renamed(parents.into_iter().zip(2..).collect(), n)
    }

    /// The edges of a connected graph on the vertices 1 to `n`: none twice, none from a vertex to itself.
    /// There are `edges` of them, or as many as there can be.
    pub fn connected(&mut self, n: usize, edges: usize) -> Vec<(usize, usize)> {
        let tree = self.tree(n).into_iter().map(|(a, b)| (a.min(b), a.max(b))).collect();
        let chosen = self.more_edges(tree, n, edges);
        self.renamed(chosen, n)
    }

    /// The edges (from, to) of a directed graph without cycles on the vertices 1 to `n`, none twice. There are
    /// `edges` of them, or as many as there can be.
    pub fn dag(&mut self, n: usize, edges: usize) -> Vec<(usize, usize)> {
        let edges = self.more_edges(BTreeSet::new(), n, edges);
        if self.counter().is_some() {
            return edges;
        }
        let names = self.permutation(n);
        let mut edges: Vec<(usize, usize)> =
            edges.into_iter().map(|(a, b)| (names[a - 1], names[b - 1])).collect();
        self.shuffle(&mut edges);
        edges
    }

    /// Adds edges from lower to higher vertices until there are `count`.
    fn more_edges(
        &mut self,
        mut chosen: BTreeSet<(usize, usize)>,
        n: usize,
        count: usize,
    ) -> Vec<(usize, usize)> {
        let mut others: Vec<(usize, usize)> = Vec::new();
        let all = n * n.saturating_sub(1) / 2;
        if self.counter().is_some() {
            others.extend(pairs(n).filter(|edge| !chosen.contains(edge)));
            let more = count.min(all).saturating_sub(chosen.len());
            chosen.extend(self.some(more..=more, &others));
            return chosen.into_iter().collect();
        }
        if 2 * count > all {
            others.extend(pairs(n).filter(|edge| !chosen.contains(edge)));
            self.shuffle(&mut others);
        }
        while chosen.len() < count.min(all) {
            let edge = others.pop().unwrap_or_else(|| {
                let b = self.random.uniform(2..=n);
                (self.random.uniform(1..=b - 1), b)
            });
            chosen.insert(edge);
        }
        chosen.into_iter().collect()
    }

    /// Gives the vertices other names, and turns and shuffles the edges.
    fn renamed(&mut self, edges: Vec<(usize, usize)>, n: usize) -> Vec<(usize, usize)> {
        if self.counter().is_some() {
            return edges;
        }
        let names = self.permutation(n);
        let mut edges: Vec<(usize, usize)> = edges
            .into_iter()
            .map(|(a, b)| (names[a - 1], names[b - 1]))
            .map(|(a, b)| if self.one_in(2) { (a, b) } else { (b, a) })
            .collect();
        self.shuffle(&mut edges);
        edges
    }
}

/// Each two vertices, the lower one first.
fn pairs(n: usize) -> impl Iterator<Item = (usize, usize)> {
    (1..=n).flat_map(|b| (1..b).map(move |a| (a, b)))
}
