//! Cases of HackerRank a-chessboard-game-1: up to 225 places.

fn main() {
    cases::generate(|g| {
        let most = g.up_to(15).min(15);
        g.cases(225, |g| {
            let (x, y) = (g.number(1..=most), g.number(1..=most));
            g.line([x, y]);
        });
    });
}
