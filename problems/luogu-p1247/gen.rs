//! Cases of Luogu P1247: up to 4 heaps of up to 9.

fn main() {
    cases::generate(|g| {
        let (most, len) = (g.up_to(9_u64).min(1_000_000_000), g.up_to(4).min(500_000));
        let heaps = g.vector(1..=len, 1..=most);
        g.line([heaps.len()]);
        g.line(heaps);
    });
}
