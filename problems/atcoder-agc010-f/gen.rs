//! Cases of AtCoder `agc010_f`: up to 5 vertices with up to 3 stones each.

fn main() {
    cases::generate(|g| {
        let most = 1 + g.up_to(4);
        let n = g.number(2..=most);
        let stones = g.vector(n..=n, 0..=3_u64);
        let edges = g.tree(n);
        g.line([n]);
        g.line(stones);
        g.lines(edges.into_iter().map(|(a, b)| [a, b]));
    });
}
