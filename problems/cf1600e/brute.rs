//! Codeforces 1600E by its rules.

use cases::Game;

fn main() {
    cases::answer(|input| {
        let (len, below) = (input.up_to(12).min(200_000), input.up_to(9_i64).min(1_000_000_001));
        let row = input.list(1..=len, 0..=below - 1);
        input.require(row.len() <= 200, "more than 200 numbers are too many to play");
        // The row from one place to before another is left, and all must be larger than the last number.
        let mut game = Game::normal(|&(from, to, last): &(usize, usize, i64)| {
            let ends = [(from + 1, to, from), (from, to - usize::from(to > from), to.max(1) - 1)];
            let ends = ends.iter().filter(|_| from < to);
            let left = ends.map(|&(from, to, taken)| (from, to, row[taken]));
            left.filter(|left| left.2 > last).collect::<Vec<_>>()
        });
        input.print(|| if game.next_player_wins(&(0, row.len(), -1)) { "Alice" } else { "Bob" });
    });
}
