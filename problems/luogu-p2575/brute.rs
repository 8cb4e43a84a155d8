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
        let most = input.up_to(3).min(1000);
        input.cases(100, |input| {
            let n = input.count(1..=most);
            input.end_line();
            let mut rows: Vec<Vec<u64>> = Vec::new();
            for _ in 0..n {
                let (places, pieces) = (input.up_to(5).min(20), input.up_to(3).min(20));
                let m = input.count(0..=pieces.min(places));
                let mut row = input.distinct(m, 21 - places as u64..=20);
                row.sort_unstable();
                rows.push(row);
            }
            input.print(|| if game.next_player_wins(&rows) { "YES" } else { "NO" });
        });
    });
}
