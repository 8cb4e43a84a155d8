//! Cases of LightOJ again-stone-game: up to 50 of up to 4 heaps of up to 20, or one of up to 1000.

fn main() {
    cases::generate(|g| {
        g.cases(50, |g| {
            let (most, len) = (g.up_to(20_u64).min(1_000_000_000), g.up_to(4).min(1000));
            let heaps = if len <= 4 && g.size() > 1 && g.one_in(5) {
                let most = g.up_to(1000_u64);
                g.vector(1..=1, 1..=most)
            } else {
                g.vector(1..=len, 1..=most)
            };
            g.line([heaps.len()]);
            g.line(heaps);
        });
    });
}
