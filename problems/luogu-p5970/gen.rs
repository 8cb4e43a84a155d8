//! Cases of Luogu P5970: up to 8 heaps of up to 4.

fn main() {
    cases::generate(|g| {
        let (count, most) = (g.up_to(8).min(500_000), g.up_to(4_u64).min(1_000_000));
        let ds = g.up_to(4).min(10);
        let heaps = g.bag(1..=count, 1..=most);
        let d = g.number(1..=ds);
        g.line([heaps.len(), d]);
        g.line(heaps);
    });
}
