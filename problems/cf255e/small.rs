use crate::{compare_each, line};
use brutes::cf255e::values;

/// The ends of the stretches of heaps of one value up to 9000, beside one of each value.
#[test]
fn small_cases() {
    let values = values(9000);
    let ends = (2..9000)
        .filter(|&heap| values[heap - 1] != values[heap])
        .flat_map(|heap| [heap - 1, heap]);
    let pairs: Vec<[usize; 2]> =
        ends.flat_map(|heap| [1, 4, 16, 6724].map(|other| [heap, other])).collect();
    assert!(pairs.len() > 20);
    let case = |pair: [usize; 2]| {
        let wins = values[pair[0]] != values[pair[1]];
        (
            format!("2\n{}", line(&pair.map(|heap| heap as u64))),
            if wins { "Furlo" } else { "Rublo" },
        )
    };
    compare_each("cf255e", pairs.into_iter().map(case));
}
