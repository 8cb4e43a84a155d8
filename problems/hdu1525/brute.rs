//! HDU 1525 by its rules.

/// The positions that one move leads to: from the larger number a multiple of the smaller is taken. Where one
/// is 0, the game is over.
#[must_use]
pub fn options(&(a, b): &(u64, u64)) -> Vec<(u64, u64)> {
    let (small, large) = (a.min(b), a.max(b));
    if small == 0 {
        return Vec::new();
    }
    (1..=large / small).map(|times| (small, large - times * small)).collect()
}

fn main() {
    cases::answer(|input| {
        let mut game = cases::Game::normal(options);
        while input.has_more() {
            let pair = (input.number(0..=2_147_483_647), input.number(0..=2_147_483_647));
            if pair == (0, 0) {
                break;
            }
            input.require(pair.0 > 0 && pair.1 > 0, "both numbers are positive");
            println!("{}", if game.next_player_wins(&pair) { "Stan wins" } else { "Ollie wins" });
        }
    });
}
