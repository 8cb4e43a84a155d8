use crate::{compare_each, lists};
use brutes::cf138d::options;
use cases::Game;

/// All boards of 2 x 2, 2 x 3 and 1 x 4.
#[test]
fn small_cases() {
    let mut game = Game::normal(|board: &Vec<Vec<char>>| options(board));
    let mut cases = Vec::new();
    for (n, m) in [(2, 2), (2, 3), (1, 4)] {
        for letters in lists(n * m, 2) {
            let letters: Vec<char> = letters
                .iter()
                .map(|&i| {
                    if i == 0 {
                        'L'
                    } else if i == 1 {
                        'R'
                    } else {
                        'X'
                    }
                })
                .collect();
            let board: Vec<Vec<char>> = letters.chunks(m as usize).map(<[char]>::to_vec).collect();
            let rows: String =
                board.iter().map(|row| row.iter().collect::<String>() + "\n").collect();
            let answer = if game.next_player_wins(&board) { "WIN" } else { "LOSE" };
            cases.push((format!("{n} {m}\n{rows}"), answer));
        }
    }
    compare_each("cf138d", cases);
}
