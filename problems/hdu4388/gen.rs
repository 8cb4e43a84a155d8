//! Cases of HDU 4388: up to 10 of up to 2 heaps of up to 7, or of one of up to 15.

fn main() {
    cases::generate(|g| {
        let (most, largest) = (g.up_to(7_u64), g.up_to(15_u64));
        g.cases(10, |g| {
            let heaps =
                if g.one_in(3) { vec![g.number(1..=largest)] } else { g.vector(1..=2, 1..=most) };
            g.line([heaps.len()]);
            g.line(heaps);
        });
    });
}
