use crate::{compare_counted, line, lists};
use brutes::cf1396b::winner;

/// All up to 4 heaps of 1 to 4.
#[test]
fn small_cases() {
    let all = (1..=4).flat_map(|len| lists(len, 4)).filter(|heaps| !heaps.contains(&0));
    let case = |heaps: Vec<u64>| (format!("{}\n{}", heaps.len(), line(&heaps)), winner(&heaps));
    compare_counted("cf1396b", all.map(case));
}
