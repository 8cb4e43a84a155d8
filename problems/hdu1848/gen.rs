//! Cases of HDU 1848: up to 100, of heaps of up to 15.

fn main() {
    cases::generate(|g| {
        g.uncounted_cases(100, |g| {
            let most = g.up_to(15_u64).min(1000);
            let heaps = [(); 3].map(|()| g.number(1..=most));
            g.line(heaps);
        });
        g.line([0, 0, 0]);
    });
}
