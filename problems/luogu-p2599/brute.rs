//! Luogu P2599 by its rules.

use cases::Game;

/// The rows that one move leads to, without empty heaps.
#[must_use]
pub fn options(heaps: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for end in [0, heaps.len().saturating_sub(1)] {
        for rest in 0..heaps.get(end).copied().unwrap_or(0) {
            let mut option = heaps.to_vec();
            option[end] = rest;
            option.retain(|&heap| heap > 0);
            options.push(option);
        }
    }
    options
}

fn main() {
    cases::answer(|input| {
        let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps));
        let (len, most) = (input.up_to(6).min(1000), input.up_to(6).min(1_000_000_000));
        input.cases(10, |input| {
            let heaps = input.list(1..=len, 1..=most);
            input.print(|| u8::from(game.next_player_wins(&heaps)));
        });
    });
}
