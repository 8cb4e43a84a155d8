//! Cases of HDU 2486: up to 20 heaps of up to 120 stones, with k up to 150.

fn main() {
    cases::generate(|g| {
        let (heap, factor) = (g.up_to(119).min(99_999_999), g.up_to(150).min(100_000));
        g.cases(20, |g| {
            let n = 1 + g.number(1..=heap);
            let k = g.number(1..=factor);
            g.line([n, k]);
        });
    });
}
