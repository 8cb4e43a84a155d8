//! Cases of HDU 2897: up to 50, up to 300 coins.

fn main() {
    cases::generate(|g| {
        g.uncounted_cases(50, |g| {
            let (coins, most) = (g.up_to(300_u64), g.up_to(30));
            let (n, q) = (g.integer(1..=coins), g.integer(1..=most));
            let p = g.integer(1..=q);
            g.line([n, p, q]);
        });
    });
}
