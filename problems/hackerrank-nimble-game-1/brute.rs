//! HackerRank nimble-game-1 by its rules.

use cases::Game;

/// The rows, of how many coins each square has, that one move leads to.
#[must_use]
pub fn options(row: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for from in (1..row.len()).filter(|&from| row[from] > 0) {
        for to in 0..from {
            let mut option = row.to_vec();
            option[from] -= 1;
            option[to] += 1;
            options.push(option);
        }
    }
    options
}

fn main() {
    cases::answer(|input| {
        let mut game = Game::normal(|row: &Vec<u64>| options(row));
        let (squares, coins) = (input.up_to(6).min(100), input.up_to(3).min(1_000_000_000));
        input.cases(10_000, |input| {
            let row = input.list(1..=squares, 0..=coins);
            let coins: u64 = row[1..].iter().fold(0, |sum: u64, coins| (sum + coins).min(100));
            input.require(row.len() <= 6 && coins <= 15 || coins <= 2, "too many coins to play");
            input.print(|| if game.next_player_wins(&row) { "First" } else { "Second" });
        });
    });
}
