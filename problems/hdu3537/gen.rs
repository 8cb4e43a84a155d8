//! Cases of HDU 3537: up to 10 rows of up to 10 coins.

fn main() {
    cases::generate(|g| {
        g.uncounted_cases(10, |g| {
            let most = g.up_to(10_u64);
            let heads = g.vector(0..=6, 0..=most - 1);
            g.line([heads.len()]);
            g.line(heads);
        });
    });
}
