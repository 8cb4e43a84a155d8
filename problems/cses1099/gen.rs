//! Cases of CSES 1099: up to 20 of up to 4 stairs with up to 4 balls.

fn main() {
    cases::generate(|g| {
        g.cases(20, |g| {
            let (most, len) = (g.up_to(4_u64).min(1_000_000_000), g.up_to(4).min(g.share(200_000)));
            let stairs = g.vector(1..=len, 0..=most);
            g.line([stairs.len()]);
            g.line(stairs);
        });
    });
}
