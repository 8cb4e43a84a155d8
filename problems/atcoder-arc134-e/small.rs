use crate::{compare_each, line, lists};
use brutes::atcoder_arc134_e::ways;

/// All limits up to 9 of two numbers, and up to 26 of one.
#[test]
fn small_cases() {
    let all = lists(1, 26).chain(lists(2, 9)).filter(|limits| !limits.contains(&0));
    let case = |limits: Vec<u64>| {
        (format!("{}\n{}", limits.len(), line(&limits)), ways(&limits).to_string())
    };
    compare_each("atcoder-arc134-e", all.map(case));
}
