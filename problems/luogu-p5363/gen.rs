//! Cases of Luogu P5363: up to 12 places.

fn main() {
    cases::generate(|g| {
        let most = g.up_to(12).min(150_000);
        let n = g.number(1..=most);
        let m = g.number(1..=n.min(50));
        g.line([n, m]);
    });
}
