//! POJ 3537 by its rules.

use cases::Game;

/// Whether there are three crosses in a row; bits are cells.
fn has_three(crosses: u64) -> bool {
    crosses & crosses >> 1 & crosses >> 2 != 0
}

/// The crosses on a strip of `n` cells after one more; none where the last has made three in a row, and has won. What
/// wins comes first.
#[must_use]
pub fn options(n: u32, crosses: u64) -> Vec<u64> {
    if has_three(crosses) {
        return Vec::new();
    }
    let free = (0..n).filter(|cell| crosses >> cell & 1 == 0);
    let mut options: Vec<u64> = free.map(|cell| crosses | 1 << cell).collect();
    options.sort_by_key(|&option| !has_three(option));
    options
}

fn main() {
    cases::answer(|input| {
        let most = input.up_to(20).clamp(3, 2000);
        let n = input.number(3..=most);
        input.end_line();
        input.require(n <= 64, "more than 64 cells are too many to play");
        input.print(|| {
            let mut game = Game::normal(|&crosses: &u64| options(n, crosses));
            if game.next_player_wins(&0) {
                1
            } else {
                2
            }
        });
    });
}
