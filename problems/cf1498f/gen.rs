//! Cases of Codeforces 1498F: up to 6 vertices with up to 2 presents each, 6 in all.

fn main() {
    cases::generate(|g| {
        let most = 2 + g.up_to(5);
        let n = g.number(3..=most);
        let k = g.number(1..=3);
        g.line([n, k]);
        let edges = g.tree(n);
        g.lines(edges.into_iter().map(|(a, b)| [a, b]));
        let mut left = 6;
        let presents: Vec<u64> = (0..n)
            .map(|_| {
                let here = g.number(0..=2.min(left));
                left -= here;
                here
            })
            .collect();
        g.line(presents);
    });
}
