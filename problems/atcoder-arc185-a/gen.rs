//! Cases of AtCoder `arc185_a`: up to 10 of up to 6 cards, M up to 43 more.

fn main() {
    cases::generate(|g| {
        let cards = g.up_to(6_u64).min(999_999_999);
        let most = g.up_to(43_u64).min(999_999_999);
        g.cases(10, |g| {
            let n = g.number(1..=cards);
            let m = g.number(n + 1..=(n + most).min(1_000_000_000));
            g.line([n, m]);
        });
    });
}
