//! Cases of Codeforces 1600E: up to 12 numbers below 9.

fn main() {
    cases::generate(|g| {
        let (len, below) = (g.up_to(12).min(200_000), g.up_to(9_u64).min(1_000_000_001));
        let row = g.vector(1..=len, 0..=below - 1);
        g.line([row.len()]);
        g.line(row);
    });
}
