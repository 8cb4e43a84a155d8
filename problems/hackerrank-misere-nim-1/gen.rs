//! Cases of HackerRank misere-nim-1: up to 100 of up to 5 piles of up to 7, or of piles of one stone.

fn main() {
    cases::generate(|g| {
        let (most, len) = (g.up_to(7_u64).min(1_000_000_000), g.up_to(5).min(100));
        g.cases(100, |g| {
            let most = if g.one_in(4) { 1 } else { most };
            let piles = g.vector(1..=len, 1..=most);
            g.line([piles.len()]);
            g.line(piles);
        });
    });
}
