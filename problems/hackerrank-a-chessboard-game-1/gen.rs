//! Cases of HackerRank a-chessboard-game-1: up to 20 places.

fn main() {
    cases::generate(|g| {
        let most = g.up_to(15).min(15);
        g.cases(20, |g| {
            let (x, y) = (g.number(1..=most), g.number(1..=most));
            g.line([x, y]);
        });
    });
}
