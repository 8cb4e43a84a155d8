//! Cases of HDU 2509: up to 50 of up to 5 rows of up to 6, a third of them with one apple in nearly all.

fn main() {
    cases::generate(|g| {
        g.uncounted_cases(50, |g| {
            let (most, len) = (g.up_to(6_u64).min(100), g.up_to(5).min(100));
            let usual = if g.size() > 1 && g.one_in(3) { 1 } else { most };
            let mut rows = g.vector(1..=len, 1..=usual);
            if g.size() > 1 && g.one_in(2) {
                rows[0] = g.number(1..=most);
                g.shuffle(&mut rows);
            }
            g.line([rows.len()]);
            g.line(rows);
        });
    });
}
