//! HDU 2176 by its rules.

use cases::Game;
use cases::{move_in_one_heap, sorted};

/// The moves that win, as a heap and what it becomes: all that leave a position in which the next player loses.
#[must_use]
pub fn winning_moves(heaps: &[u64]) -> Vec<(u64, u64)> {
    let mut game = Game::normal(|heaps: &Vec<u64>| {
        move_in_one_heap(heaps, |heap| (0..heap).map(|rest| [rest])).collect::<Vec<_>>()
    });
    let mut moves = Vec::new();
    for (i, &heap) in heaps.iter().enumerate() {
        for rest in 0..heap {
            let mut option = heaps.to_vec();
            option[i] = rest;
            if !game.next_player_wins(&sorted(&option)) {
                moves.push((heap, rest));
            }
        }
    }
    moves
}

fn main() {
    cases::answer(|input| {
        while input.has_more() {
            let m = input.number(0..=200_000);
            if m == 0 {
                break;
            }
            let heaps: Vec<u64> = input.numbers(m, 0..=2_147_483_647);
            let moves = winning_moves(&heaps);
            println!("{}", if moves.is_empty() { "No" } else { "Yes" });
            for (heap, rest) in moves {
                println!("{heap} {rest}");
            }
        }
    });
}
