//! Codeforces 1451F by its rules, but for this: no number becomes larger than a bound, of which there is none in the
//! statement, so that a move has finitely many options. The bound is 2^k - 1, and no less than any number.

use cases::Game;

/// A matrix, by rows.
pub type Matrix = Vec<Vec<u64>>;

/// The positions that one move leads to, where no number becomes larger than `bound`.
#[must_use]
pub fn options(matrix: &Matrix, bound: u64) -> Vec<Matrix> {
    let mut options = Vec::new();
    for (i, row) in matrix.iter().enumerate() {
        for (j, &number) in row.iter().enumerate() {
            for smaller in 0..number {
                let mut start = matrix.clone();
                start[i][j] = smaller;
                go_on(&start, i, j, bound, &mut options);
            }
        }
    }
    options
}

/// Adds the matrices in which a way may end that has come to (i, j): there, or after any step right or down.
fn go_on(matrix: &Matrix, i: usize, j: usize, bound: u64, options: &mut Vec<Matrix>) {
    options.push(matrix.clone());
    for (i, j) in [(i + 1, j), (i, j + 1)] {
        if i < matrix.len() && j < matrix[0].len() {
            for number in 0..=bound {
                let mut next = matrix.clone();
                next[i][j] = number;
                go_on(&next, i, j, bound, options);
            }
        }
    }
}

fn main() {
    cases::answer(|input| {
        input.cases(10, |input| {
            let (side, limit) = (input.up_to(4_usize).min(100), 1_000_000);
            // The more numbers, the smaller they must be for play.
            input.drawn(|g| {
                let small = *g.pick(&[(2, 2, 3), (1, 4, 3), (4, 1, 3), (3, 3, 1)]);
                let (rows, columns, most) = if side > 4 { (side, side, limit) } else { small };
                let (n, m) = (g.count(1..=rows.min(side)), g.count(1..=columns.min(side)));
                g.line([n, m]);
                for _ in 0..n {
                    let row = g.vector(m..=m, 0..=most);
                    g.line(row);
                }
            });
            let (n, m) = (input.count(1..=side), input.count(1..=side));
            input.end_line();
            let matrix: Matrix = (0..n).map(|_| input.numbers(m, 0..=limit)).collect();
            input.print(|| {
                let largest = matrix.iter().flatten().max().expect("there is a number");
                let bound = (largest + 1).next_power_of_two() - 1;
                let mut game = Game::normal(|matrix: &Matrix| options(matrix, bound));
                if game.next_player_wins(&matrix) {
                    "Ashish"
                } else {
                    "Jeel"
                }
            });
        });
    });
}
