//! Cases of HackerRank nimble-game-1: up to 10 rows of up to 6 squares with up to 3 coins each.

fn main() {
    cases::generate(|g| {
        let (squares, coins) = (g.up_to(6).min(100), g.up_to(3_u64).min(1_000_000_000));
        g.cases(10, |g| {
            let row = g.vector(1..=squares, 0..=coins);
            g.line([row.len()]);
            g.line(row);
        });
    });
}
