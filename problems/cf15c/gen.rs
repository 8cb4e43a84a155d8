//! Cases of Codeforces 15C: up to 3 quarries with x and m up to 3.

fn main() {
    cases::generate(|g| {
        let (count, most) = (g.up_to(3), g.up_to(3_u64));
        let n = g.number(1..=count);
        g.line([n]);
        for _ in 0..n {
            let quarry = [g.number(1..=most), g.number(1..=most)];
            g.line(quarry);
        }
    });
}
