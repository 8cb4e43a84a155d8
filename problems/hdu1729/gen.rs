//! Cases of HDU 1729: up to 20 of one box of up to 200, or of up to 3 of up to 12.

fn main() {
    cases::generate(|g| {
        g.uncounted_cases(200, |g| {
            let most = g.up_to(3).min(50);
            let len = g.count(1..=most);
            g.line([len]);
            for _ in 0..len {
                let most = g.up_to(if len == 1 { 200_u64 } else { 12 }).min(1_000_000);
                let size = g.number(0..=most);
                let stones = g.number(0..=size);
                g.line([size, stones]);
            }
        });
        g.line([0]);
    });
}
