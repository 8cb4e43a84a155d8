//! Cases of Luogu P5970: up to 8 heaps of up to 4.

fn main() {
    cases::generate(|g| {
        let (count, most) = (g.up_to(8), g.up_to(4_u64));
        let heaps = g.vector(1..=count, 1..=most);
        let d = g.number(1..=4);
        g.line([heaps.len(), d]);
        g.line(heaps);
    });
}
