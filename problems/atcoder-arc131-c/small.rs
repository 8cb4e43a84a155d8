use crate::{compare_each, line};
use brutes::atcoder_arc131_c::options;
use cases::Game;

/// All sets of numbers up to 7, in ascending order.
#[test]
fn small_cases() {
    let mut game = Game::normal(|numbers: &Vec<u64>| options(numbers));
    let set = |code: u64| (1..=7).filter(|bit| code >> bit & 1 == 1).collect::<Vec<u64>>();
    let all = (2..1 << 8).step_by(2).map(set);
    let case = |numbers: Vec<u64>| {
        let answer = if game.next_player_wins(&numbers) { "Win" } else { "Lose" };
        (format!("{}\n{}", numbers.len(), line(&numbers)), answer)
    };
    let is_open = |numbers: &Vec<u64>| numbers.iter().fold(0, |sum, number| sum ^ number) != 0;
    compare_each("atcoder-arc131-c", all.filter(is_open).map(case));
}
