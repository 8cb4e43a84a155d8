use crate::compare;
use brutes::hdu3590::{Edge, options};
use cases::Game;
use std::fmt::Write;

/// The parents of the vertices 2, 3, ..., n.
fn trees(n: u64) -> Vec<Vec<u64>> {
    (2..=n).fold(vec![vec![]], |trees: Vec<Vec<u64>>, vertex| {
        let grown = |tree: Vec<u64>| (1..vertex).map(move |on| [&tree[..], &[on]].concat());
        trees.into_iter().flat_map(grown).collect()
    })
}

/// All up to 2 trees of up to 4 vertices, and one of up to 6.
#[test]
fn small_cases() {
    let mut game = Game::misere(|edges: &Vec<Edge>| options(edges));
    let small = || (1..=4).flat_map(trees);
    let two = small().flat_map(|one| small().map(move |other| vec![one.clone(), other]));
    let case = |forest: Vec<Vec<u64>>| {
        let mut edges: Vec<Edge> = Vec::new();
        let mut input = format!("{}\n", forest.len());
        for (tree, parents) in (0..).zip(&forest) {
            writeln!(input, "{}", parents.len() + 1).expect("a String takes all");
            for (&parent, vertex) in parents.iter().zip(2..) {
                writeln!(input, "{vertex} {parent}").expect("a String takes all");
                edges.push((tree, parent, vertex));
            }
        }
        (input, if game.next_player_wins(&edges) { "PP" } else { "QQ" })
    };
    compare("hdu3590", (1..=6).flat_map(trees).map(|tree| vec![tree]).chain(two).map(case));
}
