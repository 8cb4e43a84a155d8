//! Cases of `AtCoder` `abc297_g`: up to 4 heaps of up to 20, L and R up to 8.

fn main() {
    cases::generate(|g| {
        let (most, len, r) = (
            g.up_to(20_u64).min(1_000_000_000),
            g.up_to(4).min(200_000),
            g.up_to(8_u64).min(1_000_000_000),
        );
        let heaps = g.bag(1..=len, 1..=most);
        let l = g.number(1..=r);
        let r = g.number(l..=r);
        g.line([heaps.len() as u64, l, r]);
        g.line(heaps);
    });
}
