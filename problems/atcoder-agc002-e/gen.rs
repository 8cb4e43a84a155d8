//! Cases of AtCoder `agc002_e`: up to 12 heaps of up to 20.

fn main() {
    cases::generate(|g| {
        let (count, most) = (g.up_to(12).min(100_000), g.up_to(20_u64).min(1_000_000_000));
        let heaps = g.bag(1..=count, 1..=most);
        g.line([heaps.len()]);
        g.line(heaps);
    });
}
