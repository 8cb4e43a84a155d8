//! Cases of Luogu P4055: boards of up to 16 cells.

fn main() {
    cases::generate(|g| {
        let side = g.up_to(8);
        let n = g.number(1..=side);
        let m = g.number(1..=(16 / n).min(side));
        g.line([n, m]);
        for row in g.board(n, m, ".#") {
            g.line([row]);
        }
    });
}
