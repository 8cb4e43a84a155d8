use crate::{answers, lists};
use brutes::hdu1730::{Row, next_player_wins};
use std::fmt::Write;

/// All boards of 1 row of up to 6 columns, of 2 of up to 4, and of 3 of up to 3, steps back and all.
#[test]
fn small_cases() {
    let (mut input, mut expected) = (String::new(), Vec::new());
    for (n, most) in [(1, 6), (2, 4), (3, 3)] {
        for m in 2..=most {
            let places = lists(2 * n, m - 1);
            let boards = places.map(|places| -> Vec<Row> {
                places.chunks(2).map(|row| (row[0] + 1, row[1] + 1)).collect()
            });
            for board in boards.filter(|board| board.iter().all(|row| row.0 != row.1)) {
                let rows: String = board.iter().map(|(a, b)| format!("{a} {b}\n")).collect();
                writeln!(input, "{n} {m}\n{rows}").expect("a String takes all");
                expected.push(if next_player_wins(m, &board) { "I WIN!" } else { "BAD LUCK!" });
            }
        }
    }
    assert_eq!(answers("hdu1730", &input), expected);
}
