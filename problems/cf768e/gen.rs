//! Cases of Codeforces 768E: up to 6 heaps of up to 25.

fn main() {
    cases::generate(|g| {
        let most = g.up_to(25_u64);
        let heaps = g.vector(1..=6, 1..=most);
        g.line([heaps.len()]);
        g.line(heaps);
    });
}
