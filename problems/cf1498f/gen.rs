//! Cases of Codeforces 1498F: up to 6 vertices with up to 2 presents each, 6 in all.

fn main() {
    cases::generate(|g| {
        let (most, k) = (2 + g.up_to(5).min(99_998), g.up_to(3).min(20));
        let each = g.up_to(2_u64).min(1_000_000_000);
        let n = g.count(3..=most);
        let k = g.number(1..=k);
        g.line([n, k]);
        let edges = g.tree(n);
        g.lines(edges.into_iter().map(|(a, b)| [a, b]));
        let mut left = if each > 2 { u64::MAX } else { 6 };
        let presents: Vec<u64> = (0..n)
            .map(|_| {
                let here = g.number(0..=each.min(left));
                left -= here;
                here
            })
            .collect();
        g.line(presents);
    });
}
