//! Cases of Luogu P2575: up to 10 boards of up to 3 rows with up to 3 pieces on the last 5 places.

fn main() {
    cases::generate(|g| {
        let rows = g.up_to(3).min(1000);
        g.cases(10, |g| {
            let rows = g.count(1..=rows);
            g.line([rows]);
            for _ in 0..rows {
                let (places, pieces) = (g.up_to(5_u64).min(20), g.up_to(3).min(20));
                let mut row = g.distinct(0..=pieces, 21 - places..=20);
                row.insert(0, row.len() as u64);
                g.line(row);
            }
        });
    });
}
