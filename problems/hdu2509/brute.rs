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
        input.cases_to_end(|input| {
            let (most, len) = (input.up_to(6_u64).min(100), input.up_to(5).min(100));
            // One apple in nearly all.
            input.special(3, |g| {
                let mut rows = g.vector(1..=len, 1..=1);
                rows[0] = g.number(1..=most);
                g.shuffle(&mut rows);
                g.line([rows.len()]);
                g.line(rows);
            });
            let rows = input.list(1..=len, 1..=most);
            input.print(|| if game.next_player_wins(&sorted(&rows)) { "Yes" } else { "No" });
        });
    });
}
