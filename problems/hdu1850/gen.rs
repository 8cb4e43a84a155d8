//! Cases of HDU 1850: up to 30 of up to 4 heaps of up to 7.

fn main() {
    cases::generate(|g| {
        g.uncounted_cases(30, |g| {
            let (most, len) = (g.up_to(7_u64).min(1_000_000), g.up_to(4).min(100));
            let heaps = g.vector(1..=len, 1..=most);
            g.line([heaps.len()]);
            g.line(heaps);
        });
        g.line([0]);
    });
}
