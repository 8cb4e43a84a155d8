//! The typical games: Lasker's and Wythoff's, one that splits, one on an acyclic graph.

use mission::{after, column, typed};
use std::fs;
use tempfile::tempdir;

#[test]
fn laskers_nim() {
    let values = column(&typed("cargo explore table lasker --to 8 --format csv", ""));
    assert_eq!(values, [0, 1, 2, 4, 3, 5, 6, 8, 7]);
    let law = typed("cargo explore period lasker", "");
    assert!(
        law.contains("G(n + 4) = G(n) + 4 for all n >= 1") && law.contains("checked: "),
        "{law}"
    );
}

#[test]
fn wythoffs_game() {
    let printed = typed("cargo explore outcomes wythoff --to 20", "");
    let lost: Vec<u64> = after(&printed, "P-positions: ");
    let pairs: Vec<_> = lost.chunks(2).filter(|pair| pair[0] <= pair[1]).collect();
    assert_eq!(
        pairs,
        [[0, 0], [1, 2], [3, 5], [4, 7], [6, 10], [8, 13], [9, 15], [11, 18], [12, 20]]
    );
}

/// Grundy's game: a heap becomes two unequal ones.
#[test]
fn a_game_that_splits() {
    let values = column(&typed("cargo explore table grundy --to 40 --format csv", ""));
    for n in 0..=40_usize {
        let options: Vec<u64> =
            (1..n).filter(|a| 2 * a < n).map(|a| values[a] ^ values[n - a]).collect();
        assert_eq!(Some(values[n]), (0..64).find(|value| !options.contains(value)), "{n}");
    }
    assert_eq!(values[..9], [0, 0, 0, 1, 0, 2, 1, 0, 2]);
}

#[test]
fn a_game_on_an_acyclic_graph() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("graph.txt");
    fs::write(&path, "a b\na c\nb c\nb d\nc d\n").unwrap();
    let graph = format!("graph '{}'", path.display());
    let table = typed(&format!("cargo explore table {graph}"), "");
    assert_eq!(table, "a: 0\nb: 2\nc: 1\nd: 0\n");
    // Two pieces: the nim-sum of their vertices.
    let moves = typed(&format!("cargo explore moves {graph} b c"), "");
    assert!(
        after(&moves, "Grundy values: ").ends_with(&[2, 1, 3]) && moves.contains("b -> c\n"),
        "{moves}"
    );
    let outcomes = typed(&format!("cargo explore outcomes {graph}"), "");
    assert_eq!(outcomes, "P-positions: a d\nN-positions: b c\n");
    // A cycle: neither player may be able to force a win.
    fs::write(&path, "a b\nb a\nb c\nc d\n").unwrap();
    let outcomes = typed(&format!("cargo explore outcomes {graph}"), "");
    assert_eq!(outcomes, "P-positions: d\nN-positions: c\ndraws: a b\n");
}
