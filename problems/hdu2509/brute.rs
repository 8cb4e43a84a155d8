//! HDU 2509 by its rules.

use cases::Game;
use cases::{move_in_one_heap, sorted};

/// The positions that one move leads to: one or more neighbours are taken from a row, of which a part is left on
/// either side, or none.
#[must_use]
pub fn options(rows: &[u64]) -> Box<dyn Iterator<Item = Vec<u64>>> {
    let parts =
        |row: u64| (0..row).flat_map(move |left| (0..row - left).map(move |right| [left, right]));
    Box::new(move_in_one_heap(rows, parts))
}

fn main() {
    cases::answer(|input| {
        let mut game = Game::misere(|rows: &Vec<u64>| options(rows));
        while input.has_more() {
            let n = input.number(1..=100);
            let rows: Vec<u64> = input.numbers(n, 1..=100);
            println!("{}", if game.next_player_wins(&sorted(&rows)) { "Yes" } else { "No" });
        }
    });
}
