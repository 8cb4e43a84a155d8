use crate::compare_counted;
use brutes::luogu_p4101::first_player_wins;

/// All n and m up to 14.
#[test]
fn small_cases() {
    let cases = (1..=14).flat_map(|n| (1..=14).map(move |m| (n, m)));
    let case = |(n, m)| (format!("{n} {m}\n"), if first_player_wins(n, m) { "0" } else { "1" });
    compare_counted("luogu-p4101", cases.map(case));
}
