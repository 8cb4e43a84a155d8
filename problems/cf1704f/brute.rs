//! Codeforces 1704F by its rules.

use cases::Game;

/// The cells, R, B or W for white, and the colour of the player who moves next.
pub type Position = (String, char);

/// The positions that one move leads to: two neighbours become white, of which one at least has the player's colour.
#[must_use]
pub fn options((cells, colour): &Position) -> Vec<Position> {
    let other = if *colour == 'R' { 'B' } else { 'R' };
    let pairs = (0..cells.len().saturating_sub(1)).filter(|&i| cells[i..i + 2].contains(*colour));
    pairs.map(|i| (format!("{}WW{}", &cells[..i], &cells[i + 2..]), other)).collect()
}

fn main() {
    cases::answer(|input| {
        let mut game = Game::normal(|position: &Position| options(position));
        let mut sum = 0;
        for _ in 0..input.number(1..=10_000) {
            let n = input.number(2..=500_000);
            sum += n;
            let cells = input.word(n..=n, "RB");
            println!("{}", if game.next_player_wins(&(cells, 'R')) { "Alice" } else { "Bob" });
        }
        input.require(sum <= 500_000, "there are more than 500000 cells");
    });
}
