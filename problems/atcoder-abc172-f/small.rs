use crate::{compare_each, line, lists};
use brutes::atcoder_abc172_f::answer;

/// All two and three heaps of 1 to 8, and all four of 1 to 3.
#[test]
fn small_cases() {
    let some = lists(3, 8).chain(lists(2, 8)).chain(lists(4, 3));
    let case = |heaps: Vec<u64>| {
        let answer = answer(&heaps).map_or("-1".to_owned(), |moved| moved.to_string());
        (format!("{}\n{}", heaps.len(), line(&heaps)), answer)
    };
    let heaps = some.filter(|heaps| !heaps.contains(&0));
    compare_each("atcoder-abc172-f", heaps.map(case));
}
