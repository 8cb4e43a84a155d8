use crate::{answers, line, lists};
use brutes::atcoder_arc168_b::largest_k;

/// All sets of so many heaps of 1 to so many, each k.
fn check(sizes: &[(u32, u64)]) {
    let all = sizes
        .iter()
        .flat_map(|&(len, most)| lists(len, most))
        .filter(|heaps| !heaps.contains(&0) && heaps.is_sorted());
    for heaps in all {
        let input = format!("{}\n{}", heaps.len(), line(&heaps));
        let expected = largest_k(&heaps).to_string();
        assert_eq!(answers("atcoder-arc168-b", &input), [expected], "{heaps:?}");
    }
}

#[test]
fn small_cases() {
    check(&[(1, 4), (2, 4), (3, 6)]);
}

#[test]
#[ignore = "slow: the program is started 350 times"]
fn larger_cases() {
    check(&[(1, 8), (2, 8), (3, 8), (4, 6), (5, 4)]);
}
