//! Cases of Codeforces 455B: up to 4 words of up to 4 letters, up to 4 games.

fn main() {
    cases::generate(|g| {
        let (n, len) = (g.up_to(4_usize).min(50_000), g.up_to(4_usize).min(100_000));
        let games = g.up_to(4_u64).min(1_000_000_000);
        let (n, k) = (g.count(1..=n), g.number(1..=games));
        g.line([n as u64, k]);
        for _ in 0..n {
            let word = g.word(1..=len.min(100_000 / n).max(1), "ab");
            g.line([word]);
        }
    });
}
