use crate::compare_counted;
use brutes::hdu3094::options;
use cases::Game;

/// All trees of up to 6 vertices in which each but the first hangs on one before it.
#[test]
fn small_cases() {
    let mut game = Game::normal(|edges: &Vec<(u64, u64)>| options(edges));
    let parents = |n: u64| {
        (2..n).fold(vec![vec![]], |trees: Vec<Vec<u64>>, vertex| {
            let grown = |tree: Vec<u64>| (1..=vertex).map(move |on| [&tree[..], &[on]].concat());
            trees.into_iter().flat_map(grown).collect()
        })
    };
    let cases = (1..=6).flat_map(|n| parents(n).into_iter().map(move |tree| (n, tree)));
    let case = |(n, tree): (u64, Vec<u64>)| {
        let tree = if n == 1 { tree } else { [vec![1], tree].concat() };
        let mut edges: Vec<(u64, u64)> = tree.into_iter().zip(2..=n).collect();
        let lines: String = edges.iter().map(|(a, b)| format!("{b} {a}\n")).collect();
        edges.sort_unstable();
        let answer = if game.next_player_wins(&edges) { "Alice" } else { "Bob" };
        (format!("{n}\n{lines}"), answer)
    };
    compare_counted("hdu3094", cases.map(case));
}
