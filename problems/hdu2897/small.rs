use crate::answers;
use brutes::hdu2897::takes;
use cases::Game;
use std::fmt::Write;

/// All n <= 80, p <= q <= 12.
#[test]
fn small_cases() {
    let (mut input, mut expected) = (String::new(), Vec::new());
    for (p, q) in (1..=12).flat_map(|q| (1..=q).map(move |p| (p, q))) {
        let mut game = Game::misere(|&n: &u64| takes(n, p, q).map(move |take| n - take));
        for n in 1..=80 {
            writeln!(input, "{n} {p} {q}").expect("a String takes all");
            expected.push(if game.next_player_wins(&n) { "WIN" } else { "LOST" });
        }
    }
    assert_eq!(answers("hdu2897", &input), expected);
}
