//! HDU 2873: Bomb Game
//! <https://acm.hdu.edu.cn/showproblem.php?pid=2873>
//!
//! Kind: Boards **
//! Game: burst a bomb, which leaves one above it in its column and one left of it in its row, where the player
//! likes; in the first row only the one in the row, in the first column only the one in the column. A bomb at (1, 1),
//! and two at one place, are gone at once. Who cannot burst any loses.
//! Theorem: the Grundy value of a bomb is the mex of the nim-sums of the two that it may leave; equal bombs cancel each
//! other, as the rule has it. John, the first player, wins exactly when the nim-sum of the bombs is not 0.
//! Checked by play: all boards of up to 3 x 3; 682 cases, bounds 3,9.

use sg::io::{self, Input, Output};
use sg::mex;
use std::process::ExitCode;

/// The longest side.
const MAX: usize = 50;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    let mut values = vec![[0; MAX]; MAX];
    for (p, q) in (1..MAX * MAX).map(|cell| (cell / MAX, cell % MAX)) {
        // In the first row and column one of the two is missing.
        let above = (0..p).map(|u| values[u][q]).chain(if p == 0 { Some(0) } else { None });
        let left = values[p][..q].iter().copied().chain(if q == 0 { Some(0) } else { None });
        let all = above.flat_map(|up| left.clone().map(move |left| up ^ left));
        values[p][q] = mex(&all.collect::<Vec<u64>>());
    }
    while let Some((n, m)) = input.next::<(usize, usize)>()? {
        if n == 0 && m == 0 {
            break;
        }
        let mut nim_sum = 0;
        for row in &values[..n] {
            let line: String = input.read()?;
            assert!(line.len() == m, "a row of {} columns, not {m}", line.len());
            let bombs = row[..m].iter().zip(line.bytes()).filter(|&(_, cell)| cell == b'#');
            nim_sum = bombs.fold(nim_sum, |sum, (value, _)| sum ^ value);
        }
        out.line(if nim_sum != 0 { "John" } else { "Jack" });
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
