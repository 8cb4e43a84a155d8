//! Cases of Luogu P2197: up to 10 of up to 4 heaps of up to 9; among the largest, of up to 2 and one of
//! any size.

fn main() {
    cases::generate(|g| {
        g.cases(10, |g| {
            let (most, len) = (g.up_to(9), g.up_to(4).min(10_000));
            let mut heaps = g.vector(0..=len, 0..=most);
            if len <= 4 && g.size() > 75 && g.one_in(4) {
                heaps.truncate(2);
                heaps.push(g.number(0..=u64::MAX));
                g.shuffle(&mut heaps);
            }
            g.line([heaps.len()]);
            g.line(heaps);
        });
    });
}
