//! Cases of HDU 2188: up to 100, n up to 9999, m up to 10.

fn main() {
    cases::generate(|g| {
        g.cases(100, |g| {
            let case =
                [g.up_to(9999_u32).min(9999), g.up_to(10).min(10)].map(|most| g.number(1..=most));
            g.line(case);
        });
    });
}
