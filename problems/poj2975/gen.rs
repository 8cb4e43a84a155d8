//! Cases of POJ 2975: up to 10 positions of up to 4 heaps of up to 8.

fn main() {
    cases::generate(|g| {
        g.uncounted_cases(10, |g| {
            let (most, len) = (g.up_to(8_u64).min(1_000_000_000), g.up_to(4).min(1000));
            let heaps = g.vector(1..=len, 1..=most);
            g.line([heaps.len()]);
            g.line(heaps);
        });
        g.line([0]);
    });
}
