//! Cases of POJ 2068: up to 20 of up to 60 stones, up to 6 players who take up to 5.

fn main() {
    cases::generate(|g| {
        let (stones, most) = (g.up_to(60_u64).min(8192), g.up_to(5_u64).min(16));
        let pairs = g.up_to(3_usize).min(10);
        g.uncounted_cases(20, |g| {
            let n = g.count(1..=pairs);
            let stones = g.number(1..=stones);
            let takes = g.vector(2 * n..=2 * n, 1..=most);
            g.line([vec![n as u64, stones], takes].concat());
        });
        g.line([0]);
    });
}
