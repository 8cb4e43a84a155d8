//! Cases of Codeforces 1312F: up to 20 of up to 3 castles of up to 9, or one of up to 200.

fn main() {
    cases::generate(|g| {
        g.cases(20, |g| {
            let (few, len) =
                (g.up_to(9_u64).min(1_000_000_000_000_000_000), g.up_to(3).min(g.share(300_000)));
            let castles = if len <= 3 && g.size() > 1 && g.one_in(4) {
                g.vector(1..=1, 1..=200)
            } else {
                g.vector(1..=len, 1..=few)
            };
            let attacks = g.vector(3..=3, 1..=5);
            g.line([castles.len() as u64, attacks[0], attacks[1], attacks[2]]);
            g.line(castles);
        });
    });
}
