//! Cases of AtCoder `agc002_e`: up to 12 heaps of up to 20.

fn main() {
    cases::generate(|g| {
        let (count, most) = (g.up_to(12), g.up_to(20_u64));
        let heaps = g.vector(1..=count, 1..=most);
        g.line([heaps.len()]);
        g.line(heaps);
    });
}
