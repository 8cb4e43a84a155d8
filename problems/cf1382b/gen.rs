//! Cases of Codeforces 1382B: up to 20 rows of up to 6 heaps of up to 4.

fn main() {
    cases::generate(|g| {
        let (count, most) = (g.up_to(6), g.up_to(4_u64));
        g.cases(20, |g| {
            let heaps = g.vector(1..=count, 1..=most);
            g.line([heaps.len()]);
            g.line(heaps);
        });
    });
}
