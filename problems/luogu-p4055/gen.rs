//! Cases of Luogu P4055: boards of up to 16 cells.

fn main() {
    cases::generate(|g| {
        let (rows, columns) = (g.up_to(8).min(100), g.up_to(8).min(100));
        let n = g.count(1..=rows);
        let m = g.count(1..=if columns > 8 { columns } else { (16 / n).min(columns) });
        g.line([n, m]);
        for row in g.board(n, m, ".#") {
            g.line([row]);
        }
    });
}
