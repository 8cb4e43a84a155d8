//! `AtCoder` `agc017_d` by its rules.

use cases::Game;

/// The trees that one cut leaves: an edge is gone, and all that it connected with vertex 1. The edges are in order.
#[must_use]
pub fn options(edges: &[(usize, usize)]) -> Vec<Vec<(usize, usize)>> {
    let without = |cut: usize| {
        let mut others = edges.to_vec();
        others.remove(cut);
        let mut is_there =
            vec![false; 1 + edges.iter().map(|edge| edge.0.max(edge.1)).max().unwrap_or(1)];
        is_there[1] = true;
        for _ in edges {
            for &(a, b) in &others {
                let either = is_there[a] || is_there[b];
                (is_there[a], is_there[b]) = (either, either);
            }
        }
        others.retain(|&(a, _)| is_there[a]);
        others
    };
    (0..edges.len()).map(without).collect()
}

fn main() {
    cases::answer(|input| {
        let n = input.number(2..=100_000);
        let ends = |_| (input.number(1..=n), input.number(1..=n));
        let mut edges: Vec<(usize, usize)> = (1..n).map(ends).collect();
        edges.sort_unstable();
        // Names of sets of connected vertices: in a tree, each edge connects two.
        let mut names: Vec<usize> = (0..=n).collect();
        for &(a, b) in &edges {
            let (old, new) = (names[a], names[b]);
            input.require(old != new, "the edges have a cycle");
            names.iter_mut().filter(|name| **name == old).for_each(|name| *name = new);
        }
        let mut game = Game::normal(|edges: &Vec<(usize, usize)>| options(edges));
        println!("{}", if game.next_player_wins(&edges) { "Alice" } else { "Bob" });
    });
}
