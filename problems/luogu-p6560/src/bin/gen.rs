//! Cases of Luogu P6560: up to 8 vertices, up to 16 edges, up to 20 queries.

fn main() {
    cases::generate(|g| {
        let most = g.up_to(8_usize).max(2);
        let (n, m, q) = (g.integer(2..=most), g.integer(1..=2 * most), g.up_to(20));
        g.line([n, m, q]);
        for _ in 0..m {
            let edge = [g.integer(1..=n), g.integer(1..=n)];
            g.line(edge);
        }
        for _ in 0..q {
            let query = g.distinct(2..=2, 1..=n);
            g.line(query);
        }
    });
}
