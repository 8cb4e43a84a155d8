//! Cases of HDU 2516: up to 30 of up to 150 stones.

fn main() {
    cases::generate(|g| {
        g.uncounted_cases(30, |g| {
            let most = g.up_to(150_u64).clamp(2, 2_147_483_647);
            let n = g.number(2..=most);
            g.line([n]);
        });
        g.line([0]);
    });
}
