//! HDU 2486: A simple stone game
//! <https://acm.hdu.edu.cn/showproblem.php?pid=2486>
//! <http://poj.org/problem?id=3922>
//!
//! Kind: Takes ***
//! Game: one heap; the first move takes any number but not all, each later one at most k times as many as the move
//! before it; who takes the last stone wins. The least first take that wins is asked for.
//! Theorem (Schwenk): let a lost heap be followed by one that is larger by the least lost heap of at least its k-th
//! part, from 1 on; for k = 1 these are powers of two, for k = 2 Fibonacci numbers. A number is in just one way a sum
//! of lost heaps, each more than k times the next. Who may take the least of them wins, as the other may not take the
//! next one; from a smaller take the other may take the least of what is left of it. So the answer is that least
//! part, or none where it is the whole heap.
//! Checked by play: all n from 2 to 60, all k up to 8; 472 cases, bounds 59,8.

use sg::io::{self, Input, Output};
use std::process::ExitCode;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    for case in 1..=input.read::<u32>()? {
        let (n, k) = input.read::<(u64, u64)>()?;
        let (mut lost, mut largest, mut step) = (vec![1], 1, 0);
        while largest < n {
            while lost[step] * k < largest {
                step += 1;
            }
            largest += lost[step];
            lost.push(largest);
        }
        let (mut rest, mut least) = (n, n);
        for &part in lost.iter().rev() {
            if part <= rest {
                rest -= part;
                least = part;
            }
        }
        out.print("Case ");
        out.print(case);
        out.print(": ");
        out.line(if least == n { "lose".to_owned() } else { least.to_string() });
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
