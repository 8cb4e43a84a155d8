//! Cases of `AtCoder` `agc017_d`: a tree of up to 12 vertices.

fn main() {
    cases::generate(|g| {
        let most = g.up_to(12_usize).clamp(2, 100_000);
        let n = g.count(2..=most);
        let edges = g.tree(n);
        g.line([n]);
        g.lines(edges.into_iter().map(|(a, b)| [a, b]));
    });
}
