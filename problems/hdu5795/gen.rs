//! Cases of HDU 5795: up to 30 of up to 2 heaps of up to 10, or of 3 of up to 5.

fn main() {
    cases::generate(|g| {
        g.cases(30, |g| {
            let (most, len) = (g.up_to(10_u64).min(1_000_000_000), g.up_to(3).min(1_000_000));
            let heaps = g.vector(1..=len, 1..=if len == 3 { most.min(5) } else { most });
            g.line([heaps.len()]);
            g.line(heaps);
        });
    });
}
