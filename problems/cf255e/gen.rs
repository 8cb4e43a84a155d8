//! Cases of Codeforces 255E: up to 4 heaps of up to 9000.

fn main() {
    cases::generate(|g| {
        let (most, len) = (g.up_to(9000_u64).min(777_777_777_777), g.up_to(4).min(77_777));
        let heaps = g.vector(1..=len, 1..=most);
        g.line([heaps.len()]);
        g.line(heaps);
    });
}
