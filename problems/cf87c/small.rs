use crate::compare_each;
use brutes::cf87c::answer;

/// All n up to 40.
#[test]
fn small_cases() {
    compare_each("cf87c", (1..=40).map(|n| (format!("{n}\n"), answer(n))));
}
