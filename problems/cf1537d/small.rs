use crate::compare_counted;
use brutes::cf1537d::wins;

/// All n up to 1100.
#[test]
fn small_cases() {
    let wins = wins(1100);
    let case = |n: usize| (format!("{n}\n"), if wins[n] { "Alice" } else { "Bob" });
    compare_counted("cf1537d", (1..=1100).map(case));
}
