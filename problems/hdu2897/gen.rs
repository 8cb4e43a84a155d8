//! Cases of HDU 2897: up to 50, up to 300 coins.

fn main() {
    cases::generate(|g| {
        g.uncounted_cases(50, |g| {
            let (coins, most) = (g.up_to(300_u64).min(65_536), g.up_to(30).min(65_536));
            let (n, q) = (g.number(1..=coins), g.number(1..=most));
            let p = g.number(1..=q);
            g.line([n, p, q]);
        });
    });
}
