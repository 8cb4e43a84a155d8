//! Cases of AtCoder `agc010_f`: up to 5 vertices with up to 3 stones each.

fn main() {
    cases::generate(|g| {
        let (most, stones) = (1 + g.up_to(4).min(2999), g.up_to(3_u64).min(1_000_000_000));
        let n = g.count(2..=most);
        let stones = g.vector(n..=n, 0..=stones);
        let edges = g.tree(n);
        g.line([n]);
        g.line(stones);
        g.lines(edges.into_iter().map(|(a, b)| [a, b]));
    });
}
