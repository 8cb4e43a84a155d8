use crate::{answers, line, lists};
use brutes::atcoder_abc368_f::options;
use cases::Game;

/// Each two of the numbers from 2 to `most`, and each of them alone.
fn check(most: u64) {
    let mut game = Game::normal(|numbers: &Vec<u64>| options(numbers));
    let all = lists(1, most).chain(lists(2, most));
    for numbers in all.filter(|numbers| numbers[0] > 1 && numbers.is_sorted()) {
        let expected = if game.next_player_wins(&numbers) { "Anna" } else { "Bruno" };
        let input = format!("{}\n{}", numbers.len(), line(&numbers));
        assert_eq!(answers("atcoder-abc368-f", &input), [expected], "{numbers:?}");
    }
}

#[test]
fn small_cases() {
    check(10);
}

#[test]
#[ignore = "slow: the program is started 1175 times"]
fn larger_cases() {
    check(48);
}
