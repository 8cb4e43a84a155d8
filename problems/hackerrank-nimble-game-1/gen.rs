//! Cases of HackerRank nimble-game-1: up to 10 rows of up to 6 squares with up to 7 coins.

fn main() {
    cases::generate(|g| {
        let (squares, coins) = (g.up_to(6_usize), g.up_to(7_usize));
        g.cases(10, |g| {
            let mut row = vec![0; g.number(1..=squares)];
            for _ in 0..g.number(0..=coins) {
                let square = g.number(0..=row.len() - 1);
                row[square] += 1;
            }
            g.line([row.len()]);
            g.line(row);
        });
    });
}
