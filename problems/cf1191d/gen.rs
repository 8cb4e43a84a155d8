//! Cases of Codeforces 1191D: up to 5 heaps of up to 9.

fn main() {
    cases::generate(|g| {
        let (len, most) = (g.up_to(5).min(100_000), g.up_to(9_u64).min(1_000_000_000));
        let heaps = g.bag(1..=len, 0..=most);
        g.line([heaps.len()]);
        g.line(heaps);
    });
}
