//! Cases of HDU 1851: up to 50 of up to 4 heaps of up to 8 with limits of up to 9.

fn main() {
    cases::generate(|g| {
        g.cases(50, |g| {
            let (most, limit, len) = (
                g.up_to(8_u64).min(1_000_000_000),
                g.up_to(9_u64).min(1_000_000_000),
                g.up_to(4_usize).min(100),
            );
            let n = g.count(1..=len);
            g.line([n]);
            for _ in 0..n {
                let heap = [g.number(1..=most), g.number(1..=limit)];
                g.line(heap);
            }
        });
    });
}
