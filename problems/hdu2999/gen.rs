//! Cases of HDU 2999: up to 3 sets of up to 4 takes of up to 6, each with up to 8 rows of up to 14.

fn main() {
    cases::generate(|g| {
        g.uncounted_cases(3, |g| {
            let (take, row) = (g.up_to(6_u64), g.up_to(14_u64));
            for list in [g.vector(1..=4, 1..=take), g.vector(1..=8, 1..=row)] {
                g.line([list.len()]);
                g.line(list);
            }
        });
    });
}
