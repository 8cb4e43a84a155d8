//! Cases of Codeforces 255E: up to 4 heaps of up to 9000.

fn main() {
    cases::generate(|g| {
        let most = g.up_to(9000_u64);
        let heaps = g.vector(1..=4, 1..=most);
        g.line([heaps.len()]);
        g.line(heaps);
    });
}
