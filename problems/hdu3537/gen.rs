//! Cases of HDU 3537: up to 10 rows of up to 10 coins.

fn main() {
    cases::generate(|g| {
        g.uncounted_cases(10, |g| {
            let (most, len) = (g.up_to(10_u64).min(2_000_000_000), g.up_to(6).min(100));
            let heads = if g.size() > 1 && g.one_in(2) {
                g.vector(0..=len, 0..=most - 1)
            } else {
                g.distinct(0..=len, 0..=most - 1)
            };
            g.line([heads.len()]);
            g.line(heads);
        });
    });
}
