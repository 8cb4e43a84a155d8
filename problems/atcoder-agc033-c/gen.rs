//! Cases of AtCoder `agc033_c`: up to 10 vertices.

fn main() {
    cases::generate(|g| {
        let most = g.up_to(10).min(200_000);
        let n = g.count(1..=most);
        let edges = g.tree(n);
        g.line([n]);
        g.lines(edges.into_iter().map(|(a, b)| [a, b]));
    });
}
