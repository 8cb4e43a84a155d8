//! Cases of HDU 1847: up to 100, of any n.

fn main() {
    cases::generate(|g| {
        g.uncounted_cases(100, |g| {
            let most = g.up_to(1000_u32).min(1000);
            let n = g.number(1..=most);
            g.line([n]);
        });
    });
}
