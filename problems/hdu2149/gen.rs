//! Cases of HDU 2149: up to 50, M and N up to 200.

fn main() {
    cases::generate(|g| {
        g.uncounted_cases(50, |g| {
            let most = g.up_to(200_u32).min(1099);
            let case = [g.number(1..=most), g.number(1..=most)];
            g.line(case);
        });
    });
}
