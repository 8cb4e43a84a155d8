//! Cases of Codeforces 1451F: up to 10 matrices of up to 2 x 2 with numbers of up to 3, or up to 3 x 3 with numbers of
//! up to 1.

fn main() {
    cases::generate(|g| {
        let (side, most) = *g.pick(&[(2, 3), (3, 1)]);
        g.cases(10, |g| {
            let side = g.up_to(side);
            let (n, m) = (g.number(1..=side), g.number(1..=side));
            g.line([n, m]);
            let rows: Vec<Vec<u64>> = (0..n).map(|_| g.vector(m..=m, 0..=most)).collect();
            g.lines(rows);
        });
    });
}
