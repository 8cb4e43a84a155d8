//! Cases of AtCoder `abc172_f`: up to 4 heaps of up to 12.

fn main() {
    cases::generate(|g| {
        let (most, len) = (g.up_to(12_u64).min(1_000_000_000_000), 1 + g.up_to(3).min(299));
        let heaps = g.vector(2..=len, 1..=most);
        g.line([heaps.len()]);
        g.line(heaps);
    });
}
