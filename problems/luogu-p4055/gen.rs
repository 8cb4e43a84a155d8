//! Cases of Luogu P4055: boards of up to 16 cells.

fn main() {
    cases::generate(|g| {
        let side = g.up_to(8);
        let n = g.integer(1..=side);
        let m = g.integer(1..=(16 / n).min(side));
        g.line([n, m]);
        for row in g.board(n, m, ".#") {
            g.line([row]);
        }
    });
}
