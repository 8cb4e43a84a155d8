//! HackerRank a-chessboard-game-1 by its rules.

use cases::Game;

/// The places that one move leads to.
#[must_use]
pub fn options((x, y): (i64, i64)) -> Vec<(i64, i64)> {
    let all = [(x - 2, y + 1), (x - 2, y - 1), (x + 1, y - 2), (x - 1, y - 2)];
    let board = 1..=15;
    all.iter().filter(|(x, y)| board.contains(x) && board.contains(y)).copied().collect()
}

fn main() {
    cases::answer(|input| {
        let mut game = Game::normal(|&place: &(i64, i64)| options(place));
        let most = input.up_to(15).min(15);
        input.cases(225, |input| {
            let place = (input.number(1..=most), input.number(1..=most));
            input.end_line();
            input.print(|| if game.next_player_wins(&place) { "First" } else { "Second" });
        });
    });
}
