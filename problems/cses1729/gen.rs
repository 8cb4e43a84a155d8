//! Cases of CSES 1729: n up to 200, up to 8 moves, most of them small.

fn main() {
    cases::generate(|g| {
        let n = g.up_to(200_usize).min(1_000_000);
        let (wide, count) = (g.up_to(12), g.up_to(7).min(99));
        let largest = if g.size() > 1 && g.one_in(4) { n } else { n.min(wide) };
        let mut takes = if largest > 1 { g.distinct(0..=count, 2..=largest) } else { Vec::new() };
        takes.push(1);
        g.shuffle(&mut takes);
        g.line([n, takes.len()]);
        g.line(takes);
    });
}
