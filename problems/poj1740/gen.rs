//! Cases of POJ 1740: up to 20 of up to 4 heaps of up to 4.

fn main() {
    cases::generate(|g| {
        g.uncounted_cases(20, |g| {
            let (most, len) = (g.up_to(4_u64).min(100), g.up_to(4).min(10));
            let heaps = g.vector(1..=len, 1..=most);
            g.line([heaps.len()]);
            g.line(heaps);
        });
        g.line([0]);
    });
}
