//! Cases of HDU 1846: up to 100, n and m up to 1000.

fn main() {
    cases::generate(|g| {
        g.cases(100, |g| {
            let most = g.up_to(1000_u32).min(1000);
            let case = [g.number(1..=most), g.number(1..=most)];
            g.line(case);
        });
    });
}
