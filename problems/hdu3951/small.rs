use crate::compare_counted;
use brutes::hdu3951::first_player_wins;

/// All N from 3 to 14, all K.
#[test]
fn small_cases() {
    let cases = (3..=14).flat_map(|n| (1..=10).map(move |k| (n, k))).zip(1..);
    let case = |((n, k), case)| {
        let winner = if first_player_wins(n, k) { "first" } else { "second" };
        (format!("{n} {k}\n"), format!("Case {case}: {winner}"))
    };
    compare_counted("hdu3951", cases.map(case));
}
