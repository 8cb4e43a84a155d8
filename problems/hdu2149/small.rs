use crate::answers;
use brutes::hdu2149::{line, winning_bids};

/// All M and N <= 60.
#[test]
fn small_cases() {
    let cases = || (1..=60).flat_map(|m| (1..=60).map(move |n| (m, n)));
    let input: String = cases().map(|(m, n)| format!("{m} {n}\n")).collect();
    let expected = cases().map(|(m, n)| line(&winning_bids(m, n)));
    assert!(answers("hdu2149", &input).into_iter().eq(expected));
}
