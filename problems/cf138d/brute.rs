//! Codeforces 138D by its rules.

use cases::Game;

/// The boards that one move leads to, on which a dot stands for a cell that is no longer active.
#[must_use]
pub fn options(board: &[Vec<char>]) -> Vec<Vec<Vec<char>>> {
    let (n, m) = (board.len(), board[0].len());
    let mut options = Vec::new();
    for (i, j) in (0..n).flat_map(|i| (0..m).map(move |j| (i, j))) {
        let steps: &[(isize, isize)] = match board[i][j] {
            'L' => &[(1, -1), (-1, 1)],
            'R' => &[(1, 1), (-1, -1)],
            'X' => &[(1, -1), (-1, 1), (1, 1), (-1, -1)],
            _ => continue,
        };
        let mut option = board.to_vec();
        option[i][j] = '.';
        for (down, right) in steps {
            let (mut row, mut column) = (i as isize + down, j as isize + right);
            while (0..n as isize).contains(&row) && (0..m as isize).contains(&column) {
                let cell = &mut option[row as usize][column as usize];
                if *cell == '.' {
                    break;
                }
                *cell = '.';
                row += down;
                column += right;
            }
        }
        options.push(option);
    }
    options
}

fn main() {
    cases::answer(|input| {
        let (n, m) = (input.number(1..=20), input.number(1..=20));
        let board: Vec<Vec<char>> =
            (0..n).map(|_| input.word(m..=m, "LRX").chars().collect()).collect();
        input.require(n * m <= 16, "more than 16 cells are too many to play");
        let wins = Game::normal(|board: &Vec<Vec<char>>| options(board)).next_player_wins(&board);
        println!("{}", if wins { "WIN" } else { "LOSE" });
    });
}
