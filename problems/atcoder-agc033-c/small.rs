use crate::compare_each;
use brutes::atcoder_agc033_c::winner;

/// All trees of up to 6 vertices in which each but the first hangs on one before it.
#[test]
fn small_cases() {
    let grow = |trees: Vec<Vec<usize>>, n: usize| -> Vec<Vec<usize>> {
        let grown = |tree: Vec<usize>| (0..n).map(move |on| [&tree[..], &[on]].concat());
        trees.into_iter().flat_map(grown).collect()
    };
    let trees = (0..6).flat_map(|n| (1..=n).fold(vec![vec![]], grow));
    let case = |tree: Vec<usize>| {
        let edges: Vec<(usize, usize)> = tree.into_iter().zip(1..).collect();
        let lines: String = edges.iter().map(|(a, b)| format!("{} {}\n", b + 1, a + 1)).collect();
        (format!("{}\n{lines}", edges.len() + 1), winner(&edges))
    };
    compare_each("atcoder-agc033-c", trees.map(case));
}
