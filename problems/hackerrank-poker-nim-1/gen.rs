//! Cases of HackerRank poker-nim-1: up to 100 of up to 2 piles of up to 4 chips with k up to 3, or of 3 piles of
//! up to 2.

fn main() {
    cases::generate(|g| {
        let (len, most) = (g.up_to(2).min(100), g.up_to(4_u64).min(1_000_000_000));
        let times = g.up_to(3_u64).min(100);
        g.cases(100, |g| {
            let (k, piles) = if len == 2 && g.one_in(5) {
                (1, g.vector(3..=3, 1..=most.min(2)))
            } else {
                (g.number(1..=times), g.vector(1..=len, 1..=most))
            };
            g.line([piles.len() as u64, k]);
            g.line(piles);
        });
    });
}
