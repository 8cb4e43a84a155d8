//! Cases of Codeforces 1363C: up to 10 trees of up to 9 vertices.

fn main() {
    cases::generate(|g| {
        let most = g.up_to(9).min(1000);
        g.cases(10, |g| {
            let n = g.count(1..=most);
            let x = g.number(1..=n);
            let edges = g.tree(n);
            g.line([n, x]);
            g.lines(edges.into_iter().map(|(a, b)| [a, b]));
        });
    });
}
