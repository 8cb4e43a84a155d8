//! Cases of Codeforces 768E: up to 6 heaps of up to 25.

fn main() {
    cases::generate(|g| {
        let (most, len) = (g.up_to(25_u64).min(60), g.up_to(6).min(1_000_000));
        let heaps = g.bag(1..=len, 1..=most);
        g.line([heaps.len()]);
        g.line(heaps);
    });
}
