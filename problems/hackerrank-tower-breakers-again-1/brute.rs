//! HackerRank tower-breakers-again-1 by its rules.

use cases::{move_in_one_heap, sorted, Game};

/// The towers that one move leads to. Towers of 1 cannot be broken: they are none.
pub fn options(towers: &[u64]) -> impl Iterator<Item = Vec<u64>> + '_ {
    let breaks = |tower: u64| (1..tower).filter(move |part| tower % part < 1);
    let parts = |part: u64, count: u64| (0..count).map(move |_| if part > 1 { part } else { 0 });
    move_in_one_heap(towers, move |tower| {
        breaks(tower).map(move |part| parts(part, tower / part).collect::<Vec<_>>())
    })
}

fn main() {
    cases::answer(|input| {
        let mut game = Game::normal(|towers: &Vec<u64>| options(towers).collect::<Vec<_>>());
        let (len, most) = (input.up_to(3).min(100), input.up_to(24).min(100_000));
        input.cases(200, |input| {
            let n = input.count(1..=len);
            input.end_line();
            let towers = input.bag(n, 1..=most);
            input.require(n <= 3 && towers.iter().all(|&tower| tower <= 60), "too large to play");
            let towers: Vec<u64> =
                towers.into_iter().map(|tower| if tower > 1 { tower } else { 0 }).collect();
            input.print(|| if game.next_player_wins(&sorted(&towers)) { 1 } else { 2 });
        });
    });
}
