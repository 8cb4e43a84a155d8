use crate::{answers, line, lists};
use brutes::hdu1536::options;
use cases::{Game, sorted};
use std::fmt::Write;

/// Every set of takes within 1..=5, with all positions of 2 heaps <= 12.
#[test]
fn small_cases() {
    let (mut input, mut expected) = (String::new(), Vec::new());
    for set in 1..32_u64 {
        let takes: Vec<u64> = (1..=5).filter(|take| set >> (take - 1) & 1 == 1).collect();
        let positions: String = lists(2, 12).map(|heaps| format!("2 {}", line(&heaps))).collect();
        let count = lists(2, 12).count();
        let set = line(&takes);
        write!(input, "{} {set}{count}\n{positions}", takes.len()).expect("a String takes all");
        let mut game = Game::normal(|heaps: &Vec<u64>| options(&takes, heaps));
        let wins = lists(2, 12).map(|heaps| game.next_player_wins(&sorted(&heaps)));
        expected.push(wins.map(|wins| if wins { 'W' } else { 'L' }).collect::<String>());
    }
    assert_eq!(answers("hdu1536", &(input + "0\n")), expected);
}
