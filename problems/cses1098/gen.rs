//! Cases of CSES 1098: up to 20 of up to 4 heaps of up to 12.

fn main() {
    cases::generate(|g| {
        g.cases(20, |g| {
            let (most, len) =
                (g.up_to(12_u64).min(1_000_000_000), g.up_to(4).min(g.share(200_000)));
            let heaps = g.vector(1..=len, 1..=most);
            g.line([heaps.len()]);
            g.line(heaps);
        });
    });
}
