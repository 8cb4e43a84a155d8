//! Cases of HackerRank tower-breakers-again-1: up to 20 of up to 3 towers of up to 24.

fn main() {
    cases::generate(|g| {
        let (len, most) = (g.up_to(3).min(100), g.up_to(24_u64).min(100_000));
        g.cases(20, |g| {
            let towers = g.bag(1..=len, 1..=most);
            g.line([towers.len()]);
            g.line(towers);
        });
    });
}
