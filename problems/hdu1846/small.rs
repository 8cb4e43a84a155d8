use crate::answers;
use brutes::hdu1846::next_player_wins;

/// All n, m <= 40.
#[test]
fn small_cases() {
    let cases = || (1..=40).flat_map(|m| (1..=40).map(move |n| (n, m)));
    let lines: String = cases().map(|(n, m)| format!("{n} {m}\n")).collect();
    let input = format!("{}\n{lines}", cases().count());
    let expected = cases().map(|(n, m)| if next_player_wins(n, m) { "first" } else { "second" });
    assert!(answers("hdu1846", &input).into_iter().eq(expected));
}
