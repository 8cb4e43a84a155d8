//! Cases of HDU 3951: up to 20 rings of up to 12 coins.

fn main() {
    cases::generate(|g| {
        g.cases(20, |g| {
            let most = g.up_to(10).min(999_999_998);
            let case = [g.number(3..=2 + most), g.number(1..=10)];
            g.line(case);
        });
    });
}
