//! Cases of Luogu P3235: up to 20 of up to 3 heaps of up to 16, F up to 10.

fn main() {
    cases::generate(|g| {
        let (t, most, largest_f) = (g.up_to(20_u64), g.up_to(16_u64), g.up_to(10_u64));
        let f = g.number(1..=largest_f);
        g.line([t, f]);
        for _ in 0..t {
            let heaps = g.vector(1..=3, 1..=most);
            g.line([vec![heaps.len() as u64], heaps].concat());
        }
    });
}
