//! Cases of Codeforces 1194D: up to 100, n up to 300, k up to 60.

fn main() {
    cases::generate(|g| {
        g.cases(100, |g| {
            let (n, k) =
                (g.up_to(300_u32).min(1_000_000_000), g.up_to(60_u32).clamp(3, 1_000_000_000));
            let case = [g.number(0..=n), g.number(3..=k)];
            g.line(case);
        });
    });
}
