//! Cases of HDU 3404: up to 20 sets of lamps on up to 3 x 3 places, or 2 x 4.

fn main() {
    cases::generate(|g| {
        let sides = g.up_to(4).min(10_000);
        g.cases(20, |g| {
            let (rows, columns) = match sides {
                10_000 => (10_000, 10_000),
                _ if g.one_in(2) => (sides.min(3), sides.min(3)),
                _ => (2, sides),
            };
            let lamps = g.cells(0..=(rows * columns).min(1000), rows, columns);
            g.line([lamps.len()]);
            g.lines(lamps.into_iter().map(|(x, y)| [x, y]));
        });
    });
}
