//! Cases of POJ 1740: up to 20 of up to 4 piles of up to 4.

fn main() {
    cases::generate(|g| {
        g.uncounted_cases(20, |g| {
            let (most, len) = (g.up_to(4_u64), g.up_to(4));
            let piles = g.vector(1..=len, 1..=most);
            g.line([piles.len()]);
            g.line(piles);
        });
        g.line([0]);
    });
}
