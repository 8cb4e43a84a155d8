use crate::{compare_each, line};
use brutes::cf346a::first_player_wins;

/// All sets of 2 or 3 numbers up to 8.
#[test]
fn small_cases() {
    let set = |code: u64| (1..=8).filter(|bit| code >> bit & 1 == 1).collect::<Vec<u64>>();
    let all = (2..1 << 9).step_by(2).map(set).filter(|set| set.len() == 2 || set.len() == 3);
    let case = |numbers: Vec<u64>| {
        let answer = if first_player_wins(&numbers) { "Alice" } else { "Bob" };
        (format!("{}\n{}", numbers.len(), line(&numbers)), answer)
    };
    compare_each("cf346a", all.map(case));
}
