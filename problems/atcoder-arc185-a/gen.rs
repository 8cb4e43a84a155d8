//! Cases of AtCoder `arc185_a`: up to 10 of up to 6 cards, M up to 50.

fn main() {
    cases::generate(|g| {
        let (cards, most) = (g.up_to(6_u64), g.up_to(43_u64));
        g.cases(10, |g| {
            let n = g.number(1..=cards);
            let m = n + g.number(1..=most);
            g.line([n, m]);
        });
    });
}
