//! Cases of bounded-nim: up to 500 of up to 4 heaps of up to 9; among the largest, of up to 2 and one of any size
//! that a move may empty.

fn main() {
    cases::generate(|g| {
        g.cases(500, |g| {
            let (most, len) = (g.up_to(9), g.up_to(4).min(100_000));
            let mut heaps = g.vector(0..=len, 0..=most);
            let mut k = g.number(1..=most + 1);
            if len <= 4 && g.size() > 75 && g.one_in(4) {
                heaps.truncate(2);
                k = g.number(1..=u64::MAX);
                heaps.push(g.number(0..=k));
                g.shuffle(&mut heaps);
            }
            g.line([heaps.len() as u64, k]);
            g.line(heaps);
        });
    });
}
