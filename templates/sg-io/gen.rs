//! Cases of JUDGE 0000: up to 100 of up to 3 heaps of up to 6.

fn main() {
    cases::generate(|g| {
        g.cases(100, |g| {
            let (most, len) = (g.up_to(6_u64), g.up_to(3));
            let heaps = g.vector(0..=len, 0..=most);
            g.line([heaps.len()]);
            g.line(heaps);
        });
    });
}
