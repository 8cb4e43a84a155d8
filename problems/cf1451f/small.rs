use crate::{answers, line, lists};
use brutes::cf1451f::{Matrix, options};
use cases::Game;
use std::fmt::Write;

/// All matrices of up to 2 x 2 with numbers of up to 3, of 1 x 4 and 4 x 1 of up to 3, and of 2 x 3, 3 x 2 and 3 x 3 of
/// up to 1, where no number may become larger than that.
#[test]
fn small_cases() {
    let (mut lines, mut expected) = (String::new(), Vec::new());
    let small = [(1, 1, 3), (1, 2, 3), (2, 1, 3), (2, 2, 3), (1, 4, 3), (4, 1, 3)];
    for (n, m, bound) in small.into_iter().chain([(2, 3, 1), (3, 2, 1), (3, 3, 1)]) {
        let mut game = Game::normal(|matrix: &Matrix| options(matrix, bound));
        for numbers in lists(n * m, bound) {
            let matrix: Matrix = numbers.chunks(m as usize).map(<[u64]>::to_vec).collect();
            let rows: String = matrix.iter().map(|row| line(row)).collect();
            write!(lines, "{n} {m}\n{rows}").expect("a String takes all");
            expected.push(if game.next_player_wins(&matrix) { "Ashish" } else { "Jeel" });
        }
    }
    assert_eq!(answers("cf1451f", &format!("{}\n{lines}", expected.len())), expected);
}
