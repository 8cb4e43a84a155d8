//! Cases of Luogu P2490: up to 10 places.

fn main() {
    cases::generate(|g| {
        let most = 1 + g.up_to(9);
        let n = g.number(2..=most);
        let pairs = g.number(1..=n / 2);
        let d = g.number(1..=pairs);
        g.line([n, 2 * pairs, d]);
    });
}
