//! Cases of Codeforces 87C: up to 45 stones.

fn main() {
    cases::generate(|g| {
        let most = g.up_to(45).min(100_000);
        let n = g.number(1..=most);
        g.line([n]);
    });
}
