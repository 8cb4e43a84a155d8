//! Cases of Codeforces 1312F: up to 20 of up to 3 castles of up to 9, or one of up to 200.

fn main() {
    cases::generate(|g| {
        let few = g.up_to(9_u64);
        g.cases(20, |g| {
            let castles =
                if g.one_in(4) { g.vector(1..=1, 1..=200) } else { g.vector(1..=3, 1..=few) };
            let attacks = g.vector(3..=3, 1..=5);
            g.line([castles.len() as u64, attacks[0], attacks[1], attacks[2]]);
            g.line(castles);
        });
    });
}
