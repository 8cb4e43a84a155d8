//! Luogu P2575 by its rules.

use cases::Game;

/// The rows, of pieces in order, that one move leads to.
#[must_use]
pub fn options(rows: &[Vec<u64>]) -> Vec<Vec<Vec<u64>>> {
    let mut options = Vec::new();
    for (i, row) in rows.iter().enumerate() {
        for (j, &piece) in row.iter().enumerate() {
            let mut to = piece + 1;
            while row.contains(&to) {
                to += 1;
            }
            if to <= 20 {
                let mut option = rows.to_vec();
                option[i][j] = to;
                option[i].sort_unstable();
                options.push(option);
            }
        }
    }
    options
}

fn main() {
    cases::answer(|input| {
        let mut game = Game::normal(|rows: &Vec<Vec<u64>>| options(rows));
        for _ in 0..input.number(1..=100) {
            let n = input.number(1..=1000);
            let rows: Vec<Vec<u64>> = (0..n)
                .map(|_| {
                    let m = input.number(0..=20);
                    let mut row: Vec<u64> = input.numbers(m, 1..=20);
                    row.sort_unstable();
                    input.require(row.windows(2).all(|pair| pair[0] < pair[1]), "a place twice");
                    row
                })
                .collect();
            println!("{}", if game.next_player_wins(&rows) { "YES" } else { "NO" });
        }
    });
}
