//! Cases of HDU 4388: up to 10 of up to 2 heaps of up to 7, or of one of up to 15.

fn main() {
    cases::generate(|g| {
        let (most, len) = (g.up_to(7_u64).min(100_000), g.up_to(2).min(50));
        g.cases(10, |g| {
            let heaps = if len <= 2 && g.one_in(3) {
                vec![g.number(1..=2 * most + 1)]
            } else {
                g.vector(1..=len, 1..=most)
            };
            g.line([heaps.len()]);
            g.line(heaps);
        });
    });
}
