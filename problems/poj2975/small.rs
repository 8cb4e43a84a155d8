use crate::{compare, line, lists};
use brutes::poj2975::winning_moves;

/// All positions of up to 3 heaps of 1 to 6.
#[test]
fn small_cases() {
    let positions = (1..=3).flat_map(|len| lists(len, 6)).filter(|heaps| !heaps.contains(&0));
    let case = |heaps: Vec<u64>| {
        let input = format!("{}\n{}", heaps.len(), line(&heaps));
        (input, winning_moves(&heaps).to_string())
    };
    compare("poj2975", positions.map(case));
}
