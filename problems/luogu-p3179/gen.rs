//! Cases of Luogu P3179: n up to 12, up to 30 sets of white cells.

fn main() {
    cases::generate(|g| {
        let (most, cells) = (g.up_to(12_u64).min(1_000_000_000), g.up_to(12).min(100));
        let n = g.number(1..=most);
        g.line([n]);
        g.cases(30, |g| {
            let white = g.distinct(1..=cells, 1..=n);
            g.line([white.len()]);
            g.line(white);
        });
    });
}
