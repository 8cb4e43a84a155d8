//! Cases of Codeforces 494E: up to 4 rectangles on a board of up to 3 x 3.

fn main() {
    cases::generate(|g| {
        let n = g.up_to(3_u64).min(1_000_000_000);
        let most = g.up_to(4_usize).min(50_000);
        let m = g.count(1..=most);
        let k = g.number(1..=n);
        g.line([n, m as u64, k]);
        for _ in 0..m {
            let (rows, columns) = (g.sorted(2..=2, 1..=n), g.sorted(2..=2, 1..=n));
            g.line([rows[0], columns[0], rows[1], columns[1]]);
        }
    });
}
