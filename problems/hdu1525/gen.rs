//! Cases of HDU 1525: up to 100, of numbers of up to 200.

fn main() {
    cases::generate(|g| {
        g.uncounted_cases(100, |g| {
            let most = g.up_to(200_u64).min(2_147_483_647);
            let pair = [g.number(1..=most), g.number(1..=most)];
            g.line(pair);
        });
        g.line([0, 0]);
    });
}
