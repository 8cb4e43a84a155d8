use crate::answers;
use tests::play::{Game, Play};

/// All n, m <= 40.
#[test]
fn small_cases() {
    let cases = || (1..=40_u64).flat_map(|m| (1..=40_u64).map(move |n| (n, m)));
    let lines: String = cases().map(|(n, m)| format!("{n} {m}\n")).collect();
    let mut game = Game::new(Play::Normal, |&(n, m): &(u64, u64)| {
        (1..=m.min(n)).map(|take| (n - take, m)).collect()
    });
    let input = format!("{}\n{lines}", cases().count());
    let expected =
        cases().map(|case| if game.next_player_wins(&case) { "first" } else { "second" });
    assert!(answers("hdu1846", &input).into_iter().eq(expected));
}
