use crate::compare_counted;
use brutes::cf1363c::winner;

/// All trees of up to 6 vertices in which each but the first hangs on one before it, each x.
#[test]
fn small_cases() {
    let grow = |trees: Vec<Vec<usize>>, n: usize| -> Vec<Vec<usize>> {
        let grown = |tree: Vec<usize>| (1..=n).map(move |on| [&tree[..], &[on]].concat());
        trees.into_iter().flat_map(grown).collect()
    };
    let trees = (0..6).flat_map(|n| (1..=n).fold(vec![vec![]], grow));
    let cases = trees.flat_map(|tree: Vec<usize>| {
        let edges: Vec<(usize, usize)> = tree.into_iter().zip(2..).collect();
        let lines: String = edges.iter().map(|(a, b)| format!("{b} {a}\n")).collect();
        let n = edges.len() + 1;
        (1..=n).map(move |x| (format!("{n} {x}\n{lines}"), winner(&edges, x))).collect::<Vec<_>>()
    });
    compare_counted("cf1363c", cases);
}
