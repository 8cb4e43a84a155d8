//! Trees and graphs, on vertices from 1 on.

use crate::generator::Generator;
use std::collections::BTreeSet;

type Edge = (usize, usize);

impl Generator {
    /// The edges of a tree on the vertices 1 to `n`; names and order are random. The shape is one of seven: a
    /// shallow tree, a deep one, a path, a star, a path with leaves, a binary tree, a path that ends in a star.
    pub fn tree(&mut self, n: usize) -> Vec<Edge> {
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
        self.undirected(parents.into_iter().zip(2..), n)
    }

    /// The edges of a connected graph on the vertices 1 to `n`: none twice, none from a vertex to itself.
    /// There are `edges` of them, or as many as there can be. Takes time and memory for all that there can be.
    pub fn connected(&mut self, n: usize, edges: usize) -> Vec<Edge> {
        let tree = self.tree(n).into_iter().map(|(a, b)| (a.min(b), a.max(b)));
        let mut chosen: BTreeSet<Edge> = tree.collect();
        for edge in self.pairs(n) {
            if chosen.len() < edges {
                chosen.insert(edge);
            }
        }
        self.undirected(chosen, n)
    }

    /// The edges (from, to) of a directed graph without cycles on the vertices 1 to `n`, none twice. There are
    /// `edges` of them, or as many as there can be. Takes time and memory for all that there can be.
    pub fn dag(&mut self, n: usize, edges: usize) -> Vec<Edge> {
        let chosen = self.pairs(n).into_iter().take(edges);
        self.renamed(chosen, n)
    }

    /// All edges from lower to higher vertices, in random order.
    fn pairs(&mut self, n: usize) -> Vec<Edge> {
        let mut pairs: Vec<Edge> = (1..=n).flat_map(|b| (1..b).map(move |a| (a, b))).collect();
        self.shuffle(&mut pairs);
        pairs
    }

    /// Gives the vertices other names, and turns and shuffles the edges.
    fn undirected(&mut self, edges: impl IntoIterator<Item = Edge>, n: usize) -> Vec<Edge> {
        let edges = self.renamed(edges, n).into_iter();
        edges.map(|(a, b)| if self.one_in(2) { (a, b) } else { (b, a) }).collect()
    }

    /// Gives the vertices other names, and shuffles the edges.
    fn renamed(&mut self, edges: impl IntoIterator<Item = Edge>, n: usize) -> Vec<Edge> {
        let names = self.permutation(n);
        let edges = edges.into_iter().map(|(a, b)| (names[a - 1], names[b - 1]));
        let mut edges: Vec<Edge> = edges.collect();
        self.shuffle(&mut edges);
        edges
    }
}
