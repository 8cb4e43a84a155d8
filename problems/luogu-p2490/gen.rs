//! Cases of Luogu P2490: up to 10 places.

fn main() {
    cases::generate(|g| {
        let most = 1 + g.up_to(9);
        let n = g.integer(2..=most);
        let pairs = g.integer(1..=n / 2);
        let d = g.integer(1..=pairs);
        g.line([n, 2 * pairs, d]);
    });
}
