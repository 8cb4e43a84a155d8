//! Cases of POJ 1082: up to 200 dates.

fn main() {
    cases::generate(|g| {
        g.cases(200, |g| {
            let days = 29 + g.number(0..=2);
            let month = match days {
                31 => *g.pick(&[1, 3, 5, 7, 8, 10]),
                30 => *g.pick(&[1, 3, 4, 5, 6, 7, 8, 9, 10]),
                _ => g.number(1..=10),
            };
            // In February 28, which is there in every year.
            let day = g.number(1..=days);
            let year = g.number(1900..=2001);
            g.line([year, month, if month == 2 { day.min(28) } else { day }]);
        });
    });
}
