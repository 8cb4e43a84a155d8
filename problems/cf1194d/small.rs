use crate::answers;
use brutes::cf1194d::first_player_wins;

/// All n <= 200, k from 3 to 40.
#[test]
fn small_cases() {
    let cases = || (3..=40).flat_map(|k| (0..=200).map(move |n| (n, k)));
    let lines: String = cases().map(|(n, k)| format!("{n} {k}\n")).collect();
    let wins = (3..=40).flat_map(|k| first_player_wins(200, k));
    let expected = wins.map(|wins| if wins { "Alice" } else { "Bob" });
    let input = format!("{}\n{lines}", cases().count());
    assert!(answers("cf1194d", &input).into_iter().eq(expected));
}
