use crate::{compare_each, line, lists};
use brutes::luogu_p5675::ways;

/// All lists of 1 to so many heaps of 1 to so many.
fn check(len: u32, most: u64) {
    let positions = (1..=len).flat_map(|len| lists(len, most)).filter(|heaps| !heaps.contains(&0));
    let case =
        |heaps: Vec<u64>| (format!("{}\n{}", heaps.len(), line(&heaps)), ways(&heaps).to_string());
    compare_each("luogu-p5675", positions.map(case));
}

#[test]
fn small_cases() {
    check(3, 3);
}

#[test]
#[ignore = "slow: the program is started 780 times"]
fn larger_cases() {
    check(4, 5);
}
