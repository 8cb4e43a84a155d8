//! Cases of Luogu P6560: up to 8 vertices, up to 16 edges, up to 20 queries; edges to any vertex, to later ones, or to
//! the next five, these with the vertices renamed too.

fn main() {
    cases::generate(|g| {
        let most = g.up_to(8_usize).clamp(2, 100_000);
        let (n, m, q) = (g.count(2..=most), g.up_to(16).min(500_000), g.up_to(20).min(500));
        let m = g.count(1..=m);
        g.line([n, m, q]);
        let names = if g.one_in(2) { (1..=n).collect() } else { g.permutation(n) };
        let longest = *g.pick(&[None, Some(5), Some(n)]);
        for _ in 0..m {
            let (from, to) = match longest {
                None => (g.number(1..=n), g.number(1..=n)),
                Some(longest) => {
                    let from = g.number(1..=n - 1);
                    (from, g.number(from + 1..=n.min(from + longest)))
                }
            };
            g.line([names[from - 1], names[to - 1]]);
        }
        for _ in 0..q {
            let query = g.distinct(2..=2, 1..=n);
            g.line(query);
        }
    });
}
