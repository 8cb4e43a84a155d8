//! Cases of Luogu P2599: up to 10 rows of up to 6 heaps of up to 6.

fn main() {
    cases::generate(|g| {
        let (count, most) = (g.up_to(6).min(1000), g.up_to(6_u64).min(1_000_000_000));
        g.cases(10, |g| {
            let heaps = g.vector(1..=count, 1..=most);
            g.line([heaps.len()]);
            g.line(heaps);
        });
    });
}
