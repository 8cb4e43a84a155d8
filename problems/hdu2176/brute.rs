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
        input.cases_before("0", |input| {
            let (most, len) = (input.up_to(7).min(2_147_483_647), input.up_to(4).min(200_000));
            let heaps = input.list(1..=len, 0..=most);
            input.print(|| {
                let moves = winning_moves(&heaps);
                let answer = if moves.is_empty() { "No" } else { "Yes" };
                let mut lines = vec![answer.to_owned()];
                lines.extend(moves.iter().map(|(heap, rest)| format!("{heap} {rest}")));
                lines.join("\n")
            });
        });
    });
}
