//! Cases of POJ 2234: up to 50 of up to 4 heaps of up to 8.

fn main() {
    cases::generate(|g| {
        g.uncounted_cases(50, |g| {
            let (most, len) = (g.up_to(8_u64).min(10_000_000), g.up_to(4).min(20));
            let heaps = g.vector(1..=len, 1..=most);
            g.line([heaps.len() as u64].into_iter().chain(heaps));
        });
    });
}
