//! Cases of Luogu P2148: up to 20 of up to 3 pairs of heaps of up to 10.

fn main() {
    cases::generate(|g| {
        g.cases(20, |g| {
            let most = g.up_to(10_u64);
            let mut heaps = g.vector(1..=3, 1..=most);
            heaps.extend(g.vector(heaps.len()..=heaps.len(), 1..=most));
            g.line([heaps.len()]);
            g.line(heaps);
        });
    });
}
