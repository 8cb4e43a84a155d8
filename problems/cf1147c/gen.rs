//! Cases of Codeforces 1147C: 2 heaps of up to 20, 4 of up to 6, or 6 of up to 3.

fn main() {
    cases::generate(|g| {
        let (pairs, most) = (g.up_to(3_usize).min(25), g.up_to(20_u64).min(50));
        let n = 2 * g.count(1..=pairs);
        // The more heaps, the smaller they must be for play.
        let most = most.min(match n {
            4 => 6,
            6 => 3,
            _ => 50,
        });
        g.line([n]);
        let heaps = g.bag(n..=n, 1..=most);
        g.line(heaps);
    });
}
