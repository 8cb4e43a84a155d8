//! Cases of Luogu P4617: up to 6 peaks and as many valleys with up to 14 trails.

fn main() {
    cases::generate(|g| {
        let (most, trails) = (g.up_to(6), g.up_to(14));
        let n = g.number(1..=most);
        let mut trails = g.cells(1..=trails, n, n);
        g.shuffle(&mut trails);
        g.line([n, trails.len()]);
        g.lines(trails.into_iter().map(|(peak, valley)| [peak, valley]));
    });
}
