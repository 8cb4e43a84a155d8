//! Cases of Luogu P4101: up to 20 of up to 14 heaps.

fn main() {
    cases::generate(|g| {
        g.cases(20, |g| {
            let most = g.up_to(14_u64).min(1_000_000_000);
            let case = [g.number(1..=most), g.number(1..=most)];
            g.line(case);
        });
    });
}
