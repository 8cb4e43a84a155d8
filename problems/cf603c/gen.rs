//! Cases of Codeforces 603C: up to 3 heaps, of up to 20 where k is 1, to 8 where it is 2 or 3, or one of up to 8.

fn main() {
    cases::generate(|g| {
        let k = g.number(1..=5_usize);
        let (len, most) = [(3, 20), (3, 8), (2, 8), (1, 8), (1, 8)][k - 1];
        let most = g.up_to(most);
        let heaps = g.vector(1..=len, 1..=most);
        g.line([heaps.len(), k]);
        g.line(heaps);
    });
}
