use crate::answers;
use brutes::hdu2188::first_player_wins;

/// All n <= 60, m <= 10.
#[test]
fn small_cases() {
    let cases = || (1..=10).flat_map(|m| (1..=60).map(move |n| (n, m)));
    let lines: String = cases().map(|(n, m)| format!("{n} {m}\n")).collect();
    let input = format!("{}\n{lines}", cases().count());
    let expected = cases().map(|(n, m)| if first_player_wins(n, m) { "Grass" } else { "Rabbit" });
    assert!(answers("hdu2188", &input).into_iter().eq(expected));
}
