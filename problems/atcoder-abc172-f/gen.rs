//! Cases of AtCoder `abc172_f`: up to 4 heaps of up to 12.

fn main() {
    cases::generate(|g| {
        let most = g.up_to(12_u64);
        let heaps = g.vector(2..=4, 1..=most);
        g.line([heaps.len()]);
        g.line(heaps);
    });
}
