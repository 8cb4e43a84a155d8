//! Cases of CSES 2207: up to 20 heaps of up to 30.

fn main() {
    cases::generate(|g| {
        g.cases(20, |g| {
            let most = g.up_to(30_u64).min(1_000_000);
            let heap = g.number(1..=most);
            g.line([heap]);
        });
    });
}
