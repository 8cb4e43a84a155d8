//! Cases of Luogu P3235: up to 20 of up to 3 heaps of up to 16, F up to 10.

fn main() {
    cases::generate(|g| {
        let (t, most) = (g.up_to(20_u64).min(99), g.up_to(16_u64).min(99_999));
        let (largest_f, len) = (g.up_to(10_u64).min(99_999), g.up_to(3).min(99));
        let f = g.number(1..=largest_f);
        g.line([t, f]);
        for _ in 0..t {
            let heaps = g.bag(1..=len, 1..=most);
            g.line([vec![heaps.len() as u64], heaps].concat());
        }
    });
}
