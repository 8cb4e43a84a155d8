//! Cases of HDU 1527: up to 200, of heaps of up to 60.

fn main() {
    cases::generate(|g| {
        g.uncounted_cases(200, |g| {
            let most = g.up_to(60_u64).min(1_000_000_000);
            let heaps = [g.number(0..=most), g.number(0..=most)];
            g.line(heaps);
        });
    });
}
