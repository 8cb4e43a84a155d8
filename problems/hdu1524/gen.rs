//! Cases of HDU 1524: up to 10 graphs of up to 8 vertices, each with up to 10 positions of up to 4 pieces.

fn main() {
    cases::generate(|g| {
        g.uncounted_cases(10, |g| {
            let (most, positions) = (g.up_to(8_usize).min(1000), g.up_to(10).min(10));
            let len = g.up_to(4).min(10);
            let n = g.count(1..=most);
            let count = g.number(0..=n * (n - 1) / 2);
            let mut edges = vec![Vec::new(); n];
            for (from, to) in g.dag(n, count) {
                edges[from - 1].push(to - 1);
            }
            g.line([n]);
            for tos in edges {
                g.line([&[tos.len()], &*tos].concat());
            }
            for _ in 0..g.count(0..=positions) {
                let pieces = g.vector(1..=len, 0..=n - 1);
                g.line([&[pieces.len()], &*pieces].concat());
            }
            g.line([0]);
        });
    });
}
