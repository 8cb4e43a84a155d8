use crate::{compare, line};
use brutes::uva10404::options;
use cases::Game;

/// Every set of takes within 1..=6 that has 1, with all n from 1 to 30.
#[test]
fn small_cases() {
    let sets = (1_u64..64).step_by(2).map(|set| (1..=6).filter(move |i| set >> (i - 1) & 1 == 1));
    let cases = sets.flat_map(|takes| {
        let takes: Vec<u64> = takes.collect();
        let mut game = Game::normal(|&stones: &u64| options(&takes, stones));
        let case = |n: u64| {
            let answer = if game.next_player_wins(&n) { "Stan wins" } else { "Ollie wins" };
            (format!("{n} {} {}", takes.len(), line(&takes)), answer)
        };
        (1..=30).map(case).collect::<Vec<_>>()
    });
    compare("uva10404", cases);
}
