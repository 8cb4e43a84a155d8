//! Cases of Codeforces 15C: up to 3 quarries with x and m up to 3.

fn main() {
    cases::generate(|g| {
        let (count, most) = (g.up_to(3).min(100_000), g.up_to(3_u64).min(10_000_000_000_000_000));
        let n = g.count(1..=count);
        g.line([n]);
        for _ in 0..n {
            let quarry = [g.number(1..=most), g.number(1..=most)];
            g.line(quarry);
        }
    });
}
