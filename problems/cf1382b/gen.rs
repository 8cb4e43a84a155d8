//! Cases of Codeforces 1382B: up to 20 rows of up to 6 heaps of up to 4.

fn main() {
    cases::generate(|g| {
        g.cases(20, |g| {
            let (count, most) =
                (g.up_to(6).min(g.share(100_000)), g.up_to(4_u64).min(1_000_000_000));
            let heaps = g.vector(1..=count, 1..=most);
            g.line([heaps.len()]);
            g.line(heaps);
        });
    });
}
