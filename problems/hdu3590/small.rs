use crate::compare;
use brutes::hdu3590::{Tree, first_player_wins, options};
use cases::Game;

/// All trees of up to `most` vertices in which each but the first hangs on one before it.
fn trees(most: u64) -> Vec<Tree> {
    let mut all = vec![Tree::new()];
    let mut largest = all.clone();
    for vertex in 2..=most {
        let grown = |tree: &Tree| {
            let hung = |on| [&tree[..], &[(on, vertex)]].concat();
            (1..vertex).map(hung).collect::<Vec<Tree>>()
        };
        largest = largest.iter().flat_map(grown).collect();
        all.extend(largest.iter().cloned());
    }
    for tree in &mut all {
        tree.sort_unstable();
    }
    all
}

fn case(trees: &[Tree]) -> String {
    let edges = |tree: &Tree| tree.iter().map(|(a, b)| format!("{b} {a}\n")).collect::<String>();
    let tree = |tree: &Tree| format!("{}\n{}", tree.len() + 1, edges(tree));
    format!("{}\n{}", trees.len(), trees.iter().map(tree).collect::<String>())
}

/// All sums of up to 3 trees of up to 4 vertices, and all trees of up to 6.
#[test]
fn small_cases() {
    let small = trees(4);
    let mut sums: Vec<Vec<Tree>> = trees(6).into_iter().map(|tree| vec![tree]).collect();
    for (i, one) in small.iter().enumerate() {
        for (j, two) in small[i..].iter().enumerate() {
            sums.push(vec![one.clone(), two.clone()]);
            sums.extend(small[i + j..].iter().map(|t| vec![one.clone(), two.clone(), t.clone()]));
        }
    }
    let winner = |trees: &Vec<Tree>| if first_player_wins(trees) { "PP" } else { "QQ" };
    compare("hdu3590", sums.iter().map(|trees| (case(trees), winner(trees))));
}

/// That accepted programs do not play by the rules: one tree, two branches of two edges.
#[test]
fn rules_say_otherwise() {
    let trees = vec![vec![(1, 2), (1, 4), (2, 3), (4, 5)]];
    let mut game = Game::misere(|trees: &Vec<Tree>| options(trees));
    assert!(!game.next_player_wins(&trees));
    compare("hdu3590", [(case(&trees), "PP")]);
}
