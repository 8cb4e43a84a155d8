//! Cases of `AtCoder` `agc017_d`: a tree of up to 12 vertices.

fn main() {
    cases::generate(|g| {
        let most = g.up_to(12_usize).max(2);
        let n = g.number(2..=most);
        let edges = g.tree(n);
        g.line([n]);
        g.lines(edges.into_iter().map(|(a, b)| [a, b]));
    });
}
