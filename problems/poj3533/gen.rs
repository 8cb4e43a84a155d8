//! Cases of POJ 3533: up to 10 sets of lamps on 2 x 2 x 2 places, or of up to 2 on 3 x 3 x 2, in any direction.

fn main() {
    cases::generate(|g| {
        g.uncounted_cases(10, |g| {
            let (mut sides, most) =
                *g.pick(&[([2, 2, 2], 8), ([2, 2, 3], 2), ([1, 3, 3], 3), ([1, 1, 9], 5)]);
            g.shuffle(&mut sides);
            let (most, side) = (g.up_to(most).min(most), g.up_to(9).min(1000));
            let (sides, most) = if side > 9 { ([side; 3], side) } else { (sides, most) };
            let rows = g.cells(1..=most, sides[0] * sides[1], sides[2]);
            g.line([rows.len()]);
            g.lines(
                rows.into_iter()
                    .map(|(row, z)| [(row - 1) / sides[1] + 1, (row - 1) % sides[1] + 1, z]),
            );
        });
    });
}
