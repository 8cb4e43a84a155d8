//! Cases of Codeforces 317D: n up to 18.

fn main() {
    cases::generate(|g| {
        let most = g.up_to(18).min(1_000_000_000);
        let n = g.number(1..=most);
        g.line([n]);
    });
}
