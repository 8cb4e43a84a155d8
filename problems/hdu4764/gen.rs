//! Cases of HDU 4764: up to 200, N up to 2000, which is what the brute force can take, k up to 100.

fn main() {
    cases::generate(|g| {
        g.uncounted_cases(200, |g| {
            let (n, k) = (g.up_to(2000_u32).min(100_000_000), g.up_to(100_u32).min(100));
            let case = [g.number(1..=n), g.number(1..=k)];
            g.line(case);
        });
        g.line([0, 0]);
    });
}
