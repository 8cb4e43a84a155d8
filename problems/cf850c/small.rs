use crate::{answers, line, lists};
use brutes::cf850c::options;
use cases::Game;

/// Each `len` of the numbers from 1 to `most`.
fn check(len: u32, most: u64) {
    let mut game = Game::normal(|numbers: &Vec<u64>| options(numbers));
    for numbers in lists(len, most).filter(|numbers| numbers[0] > 0 && numbers.is_sorted()) {
        let expected = if game.next_player_wins(&numbers) { "Mojtaba" } else { "Arpa" };
        let input = format!("{len}\n{}", line(&numbers));
        assert_eq!(answers("cf850c", &input), [expected], "{numbers:?}");
    }
}

#[test]
fn small_cases() {
    check(2, 9);
}

#[test]
#[ignore = "slow: the program is started 892 times"]
fn larger_cases() {
    check(2, 32);
    check(3, 12);
}
