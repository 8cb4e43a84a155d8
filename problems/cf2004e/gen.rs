//! Cases of Codeforces 2004E: up to 30 of up to 2 heaps of up to 40.

fn main() {
    cases::generate(|g| {
        let (len, most) = (g.up_to(2_usize).min(300_000), g.up_to(40_u64).min(10_000_000));
        g.cases(30, |g| {
            let len = len.min(g.share(300_000));
            let heaps = g.bag(1..=len, 1..=most);
            g.line([heaps.len()]);
            g.line(heaps);
        });
    });
}
