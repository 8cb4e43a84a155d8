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
        input.cases_before("0 0", |input| {
            let most = input.up_to(200).min(2_147_483_647);
            let pair = (input.number(1..=most), input.number(1..=most));
            input.end_line();
            input.print(|| if game.next_player_wins(&pair) { "Stan wins" } else { "Ollie wins" });
        });
    });
}
