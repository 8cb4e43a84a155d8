//! Cases of CSES 1729: n up to 200, up to 8 moves, most of them small.

fn main() {
    cases::generate(|g| {
        let most = g.up_to(200_usize);
        let n = g.number(1..=most);
        let largest = if g.one_in(4) { n } else { n.min(12) };
        let mut takes = if largest > 1 { g.distinct(0..=7, 2..=largest) } else { Vec::new() };
        takes.push(1);
        g.shuffle(&mut takes);
        g.line([n, takes.len()]);
        g.line(takes);
    });
}
