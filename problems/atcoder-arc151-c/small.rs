use crate::{compare_each, lists};
use brutes::atcoder_arc151_c::options;
use cases::Game;

/// All rows of up to 7 cells.
#[test]
fn small_cases() {
    let mut game = Game::normal(|row: &Vec<Option<u64>>| options(row));
    let is_allowed = |row: &Vec<u64>| row.windows(2).all(|pair| pair[0] == 2 || pair[0] != pair[1]);
    let case = |row: Vec<u64>| {
        let digits = (1..).zip(&row).filter(|(_, digit)| **digit < 2);
        let lines: Vec<String> = digits.map(|(cell, digit)| format!("{cell} {digit}\n")).collect();
        let cells = row.iter().map(|&digit| Some(digit).filter(|&digit| digit < 2)).collect();
        let answer = if game.next_player_wins(&cells) { "Takahashi" } else { "Aoki" };
        (format!("{} {}\n{}", row.len(), lines.len(), lines.concat()), answer)
    };
    let all = (1..=7).flat_map(|len| lists(len, 2)).filter(is_allowed);
    compare_each("atcoder-arc151-c", all.map(case));
}
