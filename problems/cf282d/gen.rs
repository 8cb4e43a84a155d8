//! Cases of Codeforces 282D: up to 3 heaps of up to 22, or up to 2 of up to 130.

fn main() {
    cases::generate(|g| {
        let (few, many) = (g.up_to(22_u64).min(299), g.up_to(130_u64).min(299));
        let heaps = if g.one_in(2) { g.vector(1..=2, 0..=many) } else { g.vector(1..=3, 0..=few) };
        g.line([heaps.len()]);
        g.line(heaps);
    });
}
