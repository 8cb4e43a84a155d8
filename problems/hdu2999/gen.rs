//! Cases of HDU 2999: up to 3 sets of up to 4 takes of up to 6, each with up to 8 rows of up to 14.

fn main() {
    cases::generate(|g| {
        g.uncounted_cases(3, |g| {
            let (take, row) = (g.up_to(6_u64).min(1000), g.up_to(14_u64).min(1000));
            let (count, rows) = (g.up_to(4).min(100), g.up_to(8).min(1000));
            let takes = if g.size() > 1 && g.one_in(2) {
                g.vector(1..=count, 1..=take)
            } else {
                g.distinct(1..=count, 1..=take)
            };
            for list in [takes, g.vector(1..=rows, 1..=row)] {
                g.line([list.len()]);
                g.line(list);
            }
        });
    });
}
