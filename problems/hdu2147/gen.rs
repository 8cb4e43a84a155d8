//! Cases of HDU 2147: up to 100 boards.

fn main() {
    cases::generate(|g| {
        let most = g.up_to(2000).min(2000);
        g.uncounted_cases(100, |g| {
            let sides = [g.number(1..=most), g.number(1..=most)];
            g.line(sides);
        });
        g.line([0, 0]);
    });
}
