//! Cases of HDU 1730: up to 5 of up to 3 rows of up to 5.

fn main() {
    cases::generate(|g| {
        g.uncounted_cases(5, |g| {
            let (m, most) = (g.up_to(5_u64).clamp(2, 100), g.up_to(3).min(1000));
            let n = g.count(1..=if m == 5 { most.min(2) } else { most });
            g.line([n as u64, m]);
            let rows = (0..n).map(|_| g.distinct(2..=2, 1..=m)).collect::<Vec<_>>();
            g.lines(rows);
        });
    });
}
