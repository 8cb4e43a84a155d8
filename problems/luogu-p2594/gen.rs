//! Cases of Luogu P2594: up to 5 boards of up to 9 coins.

fn main() {
    cases::generate(|g| {
        let side = g.up_to(8);
        g.cases(5, |g| {
            let n = g.number(1..=side);
            let m = g.number(1..=(9 / n).min(side));
            g.line([n, m]);
            for row in g.board(n, m, "HT") {
                g.line([row]);
            }
        });
    });
}
