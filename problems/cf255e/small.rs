use crate::{compare_each, line};
use brutes::cf255e::values;

/// The ends of the stretches of piles of one value up to 9000, beside one of each value.
#[test]
fn small_cases() {
    let values = values(9000);
    let ends = (2..9000)
        .filter(|&pile| values[pile - 1] != values[pile])
        .flat_map(|pile| [pile - 1, pile]);
    let pairs: Vec<[usize; 2]> =
        ends.flat_map(|pile| [1, 4, 16, 6724].map(|other| [pile, other])).collect();
    assert!(pairs.len() > 20);
    let case = |pair: [usize; 2]| {
        let wins = values[pair[0]] != values[pair[1]];
        (
            format!("2\n{}", line(&pair.map(|pile| pile as u64))),
            if wins { "Furlo" } else { "Rublo" },
        )
    };
    compare_each("cf255e", pairs.into_iter().map(case));
}
