//! Luogu P1247 by its rules.

use cases::Game;
use cases::{move_in_one_heap, sorted};

/// The first heap in which a move wins, counted from 1, how many matches it takes, and the heaps that it leaves.
#[must_use]
pub fn first_winning_move(heaps: &[u64]) -> Option<(usize, u64, Vec<u64>)> {
    let mut game = Game::normal(|heaps: &Vec<u64>| {
        move_in_one_heap(heaps, |heap| (0..heap).map(|rest| [rest])).collect::<Vec<_>>()
    });
    for (i, &heap) in heaps.iter().enumerate() {
        for take in 1..=heap {
            let mut option = heaps.to_vec();
            option[i] -= take;
            if !game.next_player_wins(&sorted(&option)) {
                return Some((i + 1, take, option));
            }
        }
    }
    None
}

fn main() {
    cases::answer(|input| {
        let (most, len) = (input.up_to(9_u64).min(1_000_000_000), input.up_to(4).min(500_000));
        let heaps = input.list(1..=len, 1..=most);
        input.print(|| match first_winning_move(&heaps) {
            None => "lose".to_owned(),
            Some((heap, take, option)) => {
                let option: Vec<String> = option.iter().map(u64::to_string).collect();
                format!("{take} {heap}\n{}", option.join(" "))
            }
        });
    });
}
