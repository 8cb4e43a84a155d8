//! HDU 4315: Climbing the Hill
//! <https://acm.hdu.edu.cn/showproblem.php?pid=4315>
//!
//! Kind: Nim and its kin **
//! Game: persons on a hill; move one upwards, not over another, where only the top has room for many; who brings the
//! king, the k-th nearest to the top, to the top wins.
//! Theorem: Alice, the first player, wins at once if k = 1. Else nobody brings the last person before the king to the
//! top, as the king goes there next: for that one the top is a place that is taken. Who moves last without that wins,
//! by staircase Nim: from the lowest person on, the free places between each two are heaps. With an odd number of
//! persons the way of the first to the top is one too, where the top itself counts unless the king comes next. Alice
//! wins exactly when their nim-sum is not 0.
//! Checked by play: all sets of persons on up to 8 places, all kings; 1024 cases, bounds 8,8.

use sg::io::{self, Input, Output};
use sg::nim_sum;
use std::process::ExitCode;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    while let Some((n, king)) = input.next::<(usize, usize)>()? {
        let places: Vec<i64> = input.read_vec(n)?;
        // The first has the top to itself, or the place below it.
        let before = if king == 2 { 0 } else { -1 };
        let gap = |pair: &[i64]| pair[0] - pair.get(1).unwrap_or(&before) - 1;
        let lowest_first: Vec<i64> = places.into_iter().rev().collect();
        let wins = king == 1 || nim_sum(lowest_first.chunks(2).map(gap)) != 0;
        out.line(if wins { "Alice" } else { "Bob" });
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
