//! Cases of Luogu P2148: up to 20 of up to 3 pairs of heaps of up to 10.

fn main() {
    cases::generate(|g| {
        g.cases(20, |g| {
            let (most, pairs) = (g.up_to(10_u64).min(2_000_000_000), g.up_to(3).min(10_000));
            let mut heaps = g.vector(1..=pairs, 1..=most);
            heaps.extend(g.vector(heaps.len()..=heaps.len(), 1..=most));
            g.line([heaps.len()]);
            g.line(heaps);
        });
    });
}
