//! Cases of HDU 3094: up to 20 trees of up to 12 vertices.

fn main() {
    cases::generate(|g| {
        g.cases(20, |g| {
            let most = g.up_to(12).min(100_000);
            let n = g.count(1..=most);
            let edges = g.tree(n);
            g.line([n]);
            g.lines(edges.into_iter().map(|(a, b)| [a, b]));
        });
    });
}
