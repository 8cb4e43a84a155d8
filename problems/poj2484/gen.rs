//! Cases of POJ 2484: up to 5, n up to 12.

fn main() {
    cases::generate(|g| {
        g.uncounted_cases(5, |g| {
            let most = g.up_to(12_u32).min(1_000_000);
            let n = g.number(1..=most);
            g.line([n]);
        });
        g.line([0]);
    });
}
