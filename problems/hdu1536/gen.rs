//! Cases of HDU 1536: up to 20 sets of up to 4 takes, each with up to 10 positions of up to 3 heaps of up to 12.

fn main() {
    cases::generate(|g| {
        g.uncounted_cases(20, |g| {
            let most = g.up_to(12_u64);
            let takes = g.vector(1..=4, 1..=most);
            g.line([takes.len()]);
            g.line(takes);
            let positions = g.number(1..=10);
            g.line([positions]);
            for _ in 0..positions {
                let mut heaps = g.vector(1..=3, 0..=most);
                heaps.insert(0, heaps.len() as u64);
                g.line(heaps);
            }
        });
        g.line([0]);
    });
}
