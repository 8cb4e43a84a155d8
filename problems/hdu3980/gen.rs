//! Cases of HDU 3980: up to 20 rings of up to 14 beads.

fn main() {
    cases::generate(|g| {
        g.cases(20, |g| {
            let (most, widest) = (g.up_to(14).min(1000), g.up_to(15).min(1000));
            let n = g.number(1..=most);
            let m = g.number(1..=widest);
            g.line([n, m]);
        });
    });
}
