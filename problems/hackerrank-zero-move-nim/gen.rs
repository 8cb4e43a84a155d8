//! Cases of HackerRank zero-move-nim: up to 10 of up to 4 heaps of up to 6.

fn main() {
    cases::generate(|g| {
        let (most, len) = (g.up_to(6_u64).min((1 << 30) - 1), g.up_to(4).min(10));
        g.cases(10, |g| {
            let heaps = g.vector(1..=len, 1..=most);
            g.line([heaps.len()]);
            g.line(heaps);
        });
    });
}
