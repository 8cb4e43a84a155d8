use crate::{compare_each, line};
use brutes::cf768e::Values;

/// All heaps up to 60, each beside one of each value that there is.
#[test]
fn small_cases() {
    let mut values = Values::default();
    let pairs = (1..=60).flat_map(|heap| (1..=10).map(move |k| [heap, k * (k + 1) / 2]));
    let case = |pair: [u64; 2]| {
        let is_zero = values.of(pair[0], 0) == values.of(pair[1], 0);
        (format!("2\n{}", line(&pair)), if is_zero { "YES" } else { "NO" })
    };
    compare_each("cf768e", pairs.map(case));
}

#[test]
fn every_case() {
    crate::every_case("cf768e");
}
