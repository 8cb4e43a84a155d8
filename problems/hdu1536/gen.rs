//! Cases of HDU 1536: up to 20 sets of up to 4 takes, each with up to 10 positions of up to 3 heaps of up to 12.

fn main() {
    cases::generate(|g| {
        g.uncounted_cases(20, |g| {
            let (take, count, most) =
                (g.up_to(12_u64), g.up_to(4).min(100), g.up_to(12_u64).min(10_000));
            let (take, positions, len) =
                (take.min(10_000), g.up_to(10).min(100), g.up_to(3).min(100));
            let takes = if g.size() > 1 && g.one_in(2) {
                g.vector(1..=count, 1..=take)
            } else {
                g.distinct(1..=count, 1..=take)
            };
            g.line([takes.len()]);
            g.line(takes);
            let positions = g.count(1..=positions);
            g.line([positions]);
            for _ in 0..positions {
                let mut heaps = g.vector(1..=len, 0..=most);
                heaps.insert(0, heaps.len() as u64);
                g.line(heaps);
            }
        });
        g.line([0]);
    });
}
