//! Cases of Codeforces 1537D: up to 100 numbers of up to 1100.

fn main() {
    cases::generate(|g| {
        let most = g.up_to(1100).min(1_000_000_000);
        g.cases(100, |g| {
            let n = g.number(1..=most);
            g.line([n]);
        });
    });
}
