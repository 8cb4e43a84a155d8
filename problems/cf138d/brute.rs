//! Codeforces 138D by its rules.

use cases::Game;

/// One down, if not -1 for one up, and one to the right, if not -1.
type Step = (isize, isize);

/// The cell after one step, unless it would be above or left of the board.
fn after((row, column): (usize, usize), (down, right): Step) -> Option<(usize, usize)> {
    let moved =
        |place: usize, by: isize| if by > 0 { Some(place + 1) } else { place.checked_sub(1) };
    Some((moved(row, down)?, moved(column, right)?))
}

/// The boards that one move leads to, on which a dot stands for a cell that is no longer active.
#[must_use]
pub fn options(board: &[Vec<char>]) -> Vec<Vec<Vec<char>>> {
    let (n, m) = (board.len(), board[0].len());
    let mut options = Vec::new();
    for (i, j) in (0..n).flat_map(|i| (0..m).map(move |j| (i, j))) {
        let steps: &[Step] = match board[i][j] {
            'L' => &[(1, -1), (-1, 1)],
            'R' => &[(1, 1), (-1, -1)],
            'X' => &[(1, -1), (-1, 1), (1, 1), (-1, -1)],
            _ => continue,
        };
        let mut option = board.to_vec();
        option[i][j] = '.';
        for step in steps {
            let mut cell = after((i, j), *step);
            while let Some((row, column)) = cell.filter(|&(row, column)| row < n && column < m) {
                if option[row][column] == '.' {
                    break;
                }
                option[row][column] = '.';
                cell = after((row, column), *step);
            }
        }
        options.push(option);
    }
    options
}

fn main() {
    cases::answer(|input| {
        let (most, side) = (input.up_to(14_usize).min(400), 20);
        let n = input.count(1..=most.min(side));
        let m = input.count(1..=(most / n).min(side));
        input.end_line();
        // Few kinds of cells.
        input.special(2, |g| {
            let letters = *g.pick(&["LR", "LX", "X"]);
            let board = g.board(n, m, letters);
            g.lines(board.into_iter().map(|row| [row]));
        });
        let board = input.board(n, m, "LRX");
        let board: Vec<Vec<char>> = board.iter().map(|row| row.chars().collect()).collect();
        input.print(|| {
            input.require(n * m <= 16, "more than 16 cells are too many to play");
            let wins =
                Game::normal(|board: &Vec<Vec<char>>| options(board)).next_player_wins(&board);
            if wins {
                "WIN"
            } else {
                "LOSE"
            }
        });
    });
}
