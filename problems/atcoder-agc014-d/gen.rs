//! Cases of AtCoder `agc014_d`: up to 9 vertices.

fn main() {
    cases::generate(|g| {
        let most = g.up_to(9_usize).clamp(2, 100_000);
        let n = g.count(2..=most);
        g.line([n]);
        for (a, b) in g.tree(n) {
            g.line([a, b]);
        }
    });
}
