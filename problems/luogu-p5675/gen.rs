//! Cases of Luogu P5675: up to 5 heaps of up to 9.

fn main() {
    cases::generate(|g| {
        let (most, len) = (g.up_to(9_u64).min(200), g.up_to(5).min(200));
        let heaps = g.vector(1..=len, 1..=most);
        g.line([heaps.len()]);
        g.line(heaps);
    });
}
