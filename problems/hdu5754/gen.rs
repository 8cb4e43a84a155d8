//! Cases of HDU 5754: up to 20 boards of up to 41 x 41.

fn main() {
    cases::generate(|g| {
        let most = 1 + g.up_to(40).min(999);
        g.cases(20, |g| {
            let piece = g.number(1..=4);
            let (n, m) = (g.number(2..=most), g.number(2..=most));
            g.line([piece, n, m]);
        });
    });
}
