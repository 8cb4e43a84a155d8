//! Cases of HDU 3980: up to 20 rings of up to 14 beads.

fn main() {
    cases::generate(|g| {
        g.cases(20, |g| {
            let most = g.up_to(14);
            let n = g.number(1..=most);
            let m = g.number(1..=(n / 2 + 2).min(most + 1));
            g.line([n, m]);
        });
    });
}
