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
        for _ in 0..input.number(1..=10) {
            let (n, m) = (input.number(1..=100), input.number(1..=100));
            let matrix: Matrix = (0..n).map(|_| input.numbers(m, 0..=1_000_000)).collect();
            let largest = matrix.iter().flatten().max().expect("there is a number");
            let bound = (largest + 1).next_power_of_two() - 1;
            let mut game = Game::normal(|matrix: &Matrix| options(matrix, bound));
            println!("{}", if game.next_player_wins(&matrix) { "Ashish" } else { "Jeel" });
        }
    });
}
