//! Cases of Codeforces 1396B: up to 20 of up to 5 heaps of up to 8, one of them more often large.

fn main() {
    cases::generate(|g| {
        g.cases(20, |g| {
            let (most, len) = (g.up_to(8_u64).min(100), g.up_to(5).min(100));
            let mut heaps = g.vector(1..=len, 1..=most);
            if len <= 5 && g.size() > 1 && g.one_in(3) {
                // About as many as all others together.
                let others: u64 = heaps[1..].iter().sum();
                heaps[0] = (others + g.number(0..=2)).saturating_sub(1).clamp(1, 12);
                g.shuffle(&mut heaps);
            }
            g.line([heaps.len()]);
            g.line(heaps);
        });
    });
}
