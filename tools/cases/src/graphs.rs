//! Trees and graphs, on vertices from 1 on.

use crate::Generator;
use std::collections::BTreeSet;

/// The shape of a tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tree {
    /// Each vertex hangs on a random one before it: about log n deep.
    Random,
    /// Each vertex hangs on one of the few before it: deep.
    Deep,
    /// All in a row.
    Path,
    /// All on one.
    Star,
    /// A path with leaves.
    Caterpillar,
    /// Each vertex has two below it.
    Binary,
    /// A path that ends in a star.
    Broom,
}

impl Tree {
    /// All shapes.
    pub const ALL: [Tree; 7] = [
        Tree::Random,
        Tree::Deep,
        Tree::Path,
        Tree::Star,
        Tree::Caterpillar,
        Tree::Binary,
        Tree::Broom,
    ];
}

impl Generator {
    /// The edges of a tree on the vertices 1 to `n`, of any shape.
    pub fn tree(&mut self, n: usize) -> Vec<(usize, usize)> {
        let shape = *self.pick(&Tree::ALL);
        self.tree_of(shape, n)
    }

    /// The edges of a tree on the vertices 1 to `n`; names and order are random.
    pub fn tree_of(&mut self, shape: Tree, n: usize) -> Vec<(usize, usize)> {
        let parents = self.parents(shape, n);
        let edges = (2..=n).zip(parents).map(|(vertex, parent)| (parent, vertex)).collect();
        self.renamed(edges, n)
    }

    /// The parents of the vertices 2 to `n` of a tree with the root 1, each less than its child.
    pub fn parents(&mut self, shape: Tree, n: usize) -> Vec<usize> {
        let middle = self.random.uniform(1..=n.max(1));
        let parent = |vertex: usize| match shape {
            Tree::Random => self.random.uniform(1..=vertex - 1),
            Tree::Deep => self.random.uniform(vertex.saturating_sub(3).max(1)..=vertex - 1),
            Tree::Path => vertex - 1,
            Tree::Star => 1,
            Tree::Caterpillar if vertex <= middle => vertex - 1,
            Tree::Caterpillar => self.random.uniform(1..=middle),
            Tree::Binary => vertex / 2,
            Tree::Broom => (vertex - 1).min(middle),
        };
        (2..=n).map(parent).collect()
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
        let all = n * n.saturating_sub(1) / 2;
        let count = count.min(all);
        if 2 * count > all {
            let edges = (1..=n).flat_map(|b| (1..b).map(move |a| (a, b)));
            let mut others: Vec<_> = edges.filter(|edge| !chosen.contains(edge)).collect();
            self.shuffle(&mut others);
            others.truncate(count.saturating_sub(chosen.len()));
            chosen.extend(others);
        }
        while chosen.len() < count {
            let b = self.random.uniform(2..=n);
            chosen.insert((self.random.uniform(1..=b - 1), b));
        }
        chosen.into_iter().collect()
    }

    /// Gives the vertices other names, and turns and shuffles the edges.
    fn renamed(&mut self, edges: Vec<(usize, usize)>, n: usize) -> Vec<(usize, usize)> {
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
