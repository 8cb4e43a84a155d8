//! Luogu P3179 by its rules.

use cases::Game;

/// The white cells that one move leaves of `white`, in order: for a white x and a k, those of x, 2x, ..., kx are turned
/// over that are at most n.
#[must_use]
pub fn options(n: u64, white: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for &x in white {
        for k in 1..=n / x {
            let is_turned = |&cell: &u64| cell % x == 0 && cell <= k * x;
            let is_white = |cell: &u64| white.contains(cell) != is_turned(cell);
            options.push((1..=n).filter(is_white).collect());
        }
    }
    options
}

fn main() {
    cases::answer(|input| {
        let (most, cells) = (input.up_to(12).min(1_000_000_000), input.up_to(12).min(100));
        let n = input.number(1..=most);
        input.end_line();
        let mut game = Game::normal(|white: &Vec<u64>| options(n as u64, white));
        input.cases(100, |input| {
            let w = input.count(1..=cells.min(n));
            input.end_line();
            let mut white = input.distinct(w, 1..=n as u64);
            white.sort_unstable();
            input.print(|| if game.next_player_wins(&white) { "Yes" } else { "No" });
        });
    });
}
