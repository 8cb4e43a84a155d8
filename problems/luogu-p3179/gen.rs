//! Cases of Luogu P3179: n up to 12, up to 30 sets of white cells.

fn main() {
    cases::generate(|g| {
        let n = g.up_to(12_u64);
        g.line([n]);
        g.cases(30, |g| {
            let white = g.distinct(1..=12, 1..=n);
            g.line([white.len()]);
            g.line(white);
        });
    });
}
