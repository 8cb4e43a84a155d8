//! CodeChef SNCK01 by its rules.

use cases::Game;

/// The matrices that one move leads to.
#[must_use]
pub fn options(rows: &[Vec<u64>]) -> Vec<Vec<Vec<u64>>> {
    let mut options = Vec::new();
    for (i, row) in rows.iter().enumerate() {
        if let Some(first) = row.iter().position(|&number| number > 0) {
            for rest in 0..row[first] {
                let mut option = rows.to_vec();
                option[i][first] = rest;
                options.push(option);
            }
        }
    }
    options
}

fn main() {
    cases::answer(|input| {
        let mut game = Game::normal(|rows: &Vec<Vec<u64>>| options(rows));
        let (n, m, most) = (input.up_to(3).min(50), input.up_to(4).min(50), input.up_to(5).min(50));
        input.cases(1000, |input| {
            let (n, m) = (input.count(1..=n), input.count(1..=m));
            input.end_line();
            let rows: Vec<Vec<u64>> = (0..n).map(|_| input.numbers(m, 1..=most)).collect();
            let positions = |row: &Vec<u64>| row.iter().sum::<u64>() + 1;
            let all = rows.iter().map(positions).fold(1, |all, row| (all * row).min(50_001));
            input.require(all <= 50_000, "too many positions to play");
            input.print(|| if game.next_player_wins(&rows) { "FIRST" } else { "SECOND" });
        });
    });
}
