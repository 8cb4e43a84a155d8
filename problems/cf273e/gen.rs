//! Cases of Codeforces 273E: one pair up to 200, two up to 17, three up to 7, four up to 5.

fn main() {
    cases::generate(|g| {
        let most = g.up_to(4_usize).min(1000);
        let n = g.count(1..=most);
        let played = [200, 17, 7, 5].get(n - 1).copied().unwrap_or(200);
        let most = g.up_to(played).min(1_000_000_000);
        let p = g.number(1..=most);
        g.line([n, p]);
    });
}
