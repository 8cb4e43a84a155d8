use crate::{compare_each, line};
use brutes::atcoder_arc137_c::options;
use cases::Game;

/// All sets of two or more numbers from 0 to 9.
#[test]
fn small_cases() {
    let mut game = Game::normal(|&set: &u64| options(set));
    let case = |set: u64| {
        let numbers: Vec<u64> = (0..10).filter(|number| set >> number & 1 == 1).collect();
        let answer = if game.next_player_wins(&set) { "Alice" } else { "Bob" };
        (format!("{}\n{}", numbers.len(), line(&numbers)), answer)
    };
    let sets = (0..1_u64 << 10).filter(|set| set.count_ones() > 1);
    compare_each("atcoder-arc137-c", sets.map(case));
}
