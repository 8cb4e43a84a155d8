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
        input.cases(10_000, |input| {
            let limit = 500_000;
            let most = input.up_to(10_usize).min(input.share(limit)).max(2);
            // As many cells of both colours.
            input.drawn(|g| {
                if g.size() > 1 && g.one_in(2) {
                    let mut word = ['R', 'B'].repeat(most / 2);
                    if g.one_in(2) {
                        g.shuffle(&mut word);
                    } else {
                        let turned = g.number(0..=word.len());
                        word[..turned].reverse();
                    }
                    g.line([word.len()]);
                    g.line([word.into_iter().collect::<String>()]);
                }
            });
            let n = input.count(2..=most);
            input.end_line();
            sum += n;
            input.require(sum <= limit, "there are more than 500000 cells");
            let cells = input.word(n..=n, "RB");
            let position = (cells, 'R');
            input.print(|| if game.next_player_wins(&position) { "Alice" } else { "Bob" });
        });
    });
}
