//! Cases of Luogu P2594: up to 5 boards of up to 9 coins.

fn main() {
    cases::generate(|g| {
        let side = g.up_to(8).min(100);
        g.cases(5, |g| {
            let n = g.count(1..=side);
            let m = g.count(1..=if side > 8 { side } else { (9 / n).min(side) });
            g.line([n, m]);
            for row in g.board(n, m, "HT") {
                g.line([row]);
            }
        });
    });
}
