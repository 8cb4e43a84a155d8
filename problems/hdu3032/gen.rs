//! Cases of HDU 3032: up to 100 of up to 3 heaps of up to 7; among the largest, of up to 2 and one of up to
//! 2^31 - 1.

fn main() {
    cases::generate(|g| {
        g.cases(100, |g| {
            let (most, len) = (g.up_to(7_u32).min(2_147_483_647), g.up_to(3).min(1_000_000));
            let mut heaps = g.vector(1..=len, 1..=most);
            if len <= 3 && g.size() > 75 && g.one_in(4) {
                heaps.truncate(2);
                heaps.push(g.number(1..=2_147_483_647));
                g.shuffle(&mut heaps);
            }
            g.line([heaps.len()]);
            g.line(heaps);
        });
    });
}
