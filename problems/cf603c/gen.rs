//! Cases of Codeforces 603C: up to 3 heaps, of up to 20 where k is 1, to 8 where it is 2 or 3, or one of up to 8.

fn main() {
    cases::generate(|g| {
        let most = g.up_to(5).min(1_000_000_000);
        let k = g.number(1..=most);
        let (len, most) = *[(3, 20_u64), (3, 8), (2, 8)].get(k - 1).unwrap_or(&(1, 8));
        let (len, most) = (g.up_to(len).min(100_000), g.up_to(most).min(1_000_000_000));
        let heaps = g.bag(1..=len, 1..=most);
        g.line([heaps.len(), k]);
        g.line(heaps);
    });
}
