//! Cases of HDU 3590: up to 10 of up to 3 trees of up to 5 vertices, or of one of up to 9.

fn main() {
    cases::generate(|g| {
        g.uncounted_cases(10, |g| {
            let (trees, most) = *g.pick(&[(3, 5), (1, 9)]);
            let (trees, most) = (g.up_to(trees).min(99), g.up_to(most).min(99));
            let n = g.count(1..=trees);
            g.line([n]);
            for _ in 0..n {
                let m = g.count(1..=most);
                let edges = g.tree(m);
                g.line([m]);
                g.lines(edges.into_iter().map(|(a, b)| [a, b]));
            }
        });
    });
}
