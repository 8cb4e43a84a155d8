//! Cases of Codeforces 1451F: up to 10 matrices of up to 2 x 2 with numbers of up to 3, or up to 3 x 3 with numbers of
//! up to 1.

fn main() {
    cases::generate(|g| {
        let table = *g.pick(&[(2, 2, 3), (1, 4, 3), (4, 1, 3), (3, 3, 1)]);
        g.cases(10, |g| {
            let side = g.up_to(4_usize).min(100);
            let (rows, columns, most) = if side > 4 { (100, 100, 1_000_000) } else { table };
            let (n, m) = (g.count(1..=rows.min(side)), g.count(1..=columns.min(side)));
            g.line([n, m]);
            let rows: Vec<Vec<u64>> = (0..n).map(|_| g.vector(m..=m, 0..=most)).collect();
            g.lines(rows);
        });
    });
}
