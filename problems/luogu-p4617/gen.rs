//! Cases of Luogu P4617: up to 6 peaks and as many valleys with up to 14 trails.

fn main() {
    cases::generate(|g| {
        let (most, trails) = (g.up_to(6).min(5000), g.up_to(14).min(5000));
        let n = g.count(1..=most);
        let trails = g.cells(1..=trails.min(n * n), n, n);
        g.line([n, trails.len()]);
        g.lines(trails.into_iter().map(|(peak, valley)| [peak, valley]));
    });
}
