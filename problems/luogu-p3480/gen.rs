//! Cases of Luogu P3480: up to 10 of up to 5 heaps of up to 6.

fn main() {
    cases::generate(|g| {
        g.cases(10, |g| {
            let (most, len) = (g.up_to(6_u64).min(10), g.up_to(5).min(1000));
            let heaps = g.sorted(1..=len, 0..=most);
            g.line([heaps.len()]);
            g.line(heaps);
        });
    });
}
