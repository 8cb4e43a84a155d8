//! Cases of LightOJ again-stone-game: up to 50 of up to 4 heaps of up to 20, or one of up to 1000.

fn main() {
    cases::generate(|g| {
        g.cases(50, |g| {
            let heaps = if g.one_in(5) {
                let most = g.up_to(1000_u64);
                g.vector(1..=1, 1..=most)
            } else {
                let (most, len) = (g.up_to(20_u64), g.up_to(4));
                g.vector(1..=len, 1..=most)
            };
            g.line([heaps.len()]);
            g.line(heaps);
        });
    });
}
