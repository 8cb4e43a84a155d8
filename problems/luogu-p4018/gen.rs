//! Cases of Luogu P4018: up to 20 heaps of up to 300 stones.

fn main() {
    cases::generate(|g| {
        let most = g.up_to(300).min(50_000_000);
        g.cases(20, |g| {
            let n = g.number(1..=most);
            g.line([n]);
        });
    });
}
