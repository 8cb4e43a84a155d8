//! Cases of JUDGE 0000: up to 100 of up to 3 heaps of up to 6.

fn main() {
    cases::generate(|g| {
        g.cases(100, |g| {
            let most = g.up_to(6_u64);
            let heaps = g.vector(0..=3, 0..=most);
            g.line([heaps.len()]);
            g.line(heaps);
        });
    });
}
