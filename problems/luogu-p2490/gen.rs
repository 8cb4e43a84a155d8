//! Cases of Luogu P2490: up to 10 places.

fn main() {
    cases::generate(|g| {
        let (most, ds) = (1 + g.up_to(9).min(9999), g.up_to(5).min(100));
        let n = g.number(2..=most);
        let pairs = g.number(1..=(n / 2).min(50));
        let d = g.number(1..=ds);
        g.line([n, 2 * pairs, d]);
    });
}
