//! Cases of AtCoder DP contest K: K up to 1000, up to 20 takes.

fn main() {
    cases::generate(|g| {
        let most = g.up_to(1000_u64).min(100_000);
        let k = g.number(1..=most);
        let (count, wide) = (g.up_to(20).min(100), g.up_to(1000_u64));
        let farthest = g.number(1..=k.min(wide));
        let takes = g.increasing(1..=count, 1..=farthest);
        g.line([takes.len() as u64, k]);
        g.line(takes);
    });
}
