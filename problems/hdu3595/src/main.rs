//! HDU 3595: GG and MM
//! <https://acm.hdu.edu.cn/showproblem.php?pid=3595>
//!
//! Kind: Numbers ***
//! Game: Euclid's game on several pairs of heaps at once: from the larger heap of each pair whose game is not over,
//! take a positive multiple of the smaller; the game of a pair is over where one heap is 0. Who cannot move loses.
//! Theorem: from a lost pair there is only one move, to a won one; from a won one only one move to a lost one: what the
//! larger heap leaves when it is divided by the smaller, or else that and once the smaller. So it is known in how many
//! of such moves a pair ends: an odd number where it is won. MM, the first player, wins exactly when the largest number
//! is odd: then she makes those moves, which make all numbers smaller by 1, and the largest even. From an even one the
//! other cannot prevent that it becomes odd, as his other moves only lead to won pairs, of odd numbers.
//! Checked by play: all pairs of heaps of 0 to 30, and all sums of up to 3 pairs of 0 to 7; 87209 cases, bounds
//! 1,30 and 3,7.

use sg::io::{self, Input, Output};
use std::process::ExitCode;

/// In how many moves a pair ends, if who wins it keeps winning it.
fn moves(a: u32, b: u32) -> u32 {
    let (small, large) = (a.min(b), a.max(b));
    if small == 0 {
        return 0;
    }
    let rest = moves(small, large % small);
    let can_wait = large / small > 1;
    if rest % 2 == 1 && can_wait {
        rest + 2
    } else {
        rest + 1
    }
}

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    while let Some(pairs) = input.next::<usize>()? {
        let longest = input.fold(pairs, 0, |longest, (a, b)| moves(a, b).max(longest))?;
        out.line(if longest % 2 == 1 { "MM" } else { "GG" });
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
