use crate::compare;
use brutes::hdu3590::{Tree, options};
use cases::Game;

/// That accepted programs do not play by the rules: one tree, two branches of two edges.
#[test]
fn rules_say_otherwise() {
    let trees = vec![vec![(1, 2), (1, 4), (2, 3), (4, 5)]];
    let mut game = Game::misere(|trees: &Vec<Tree>| options(trees));
    assert!(!game.next_player_wins(&trees));
    compare("hdu3590", [("1\n5\n1 2\n1 4\n2 3\n4 5\n".to_owned(), "PP")]);
}

#[test]
fn every_case() {
    crate::every_case("hdu3590");
}
