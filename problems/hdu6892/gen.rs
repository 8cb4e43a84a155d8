//! Cases of HDU 6892: up to 10 lists of up to 3 pieces of up to 30.

fn main() {
    cases::generate(|g| {
        let (most, len) = (g.up_to(30_u64).min(1_000_000_000), g.up_to(3).min(10));
        g.cases(10, |g| {
            let pieces = g.vector(1..=len, 1..=most);
            g.line([pieces.len()]);
            g.line(pieces);
        });
    });
}
