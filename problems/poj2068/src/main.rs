//! POJ 2068: Nim
//! <http://poj.org/problem?id=2068>
//!
//! Kind: Misère play **
//! Game: 2 n players of two teams sit by turns around a heap of S stones; the i-th takes 1 to `M_i` of them; the team of
//! who takes the last stone loses.
//! Theorem: whose turn it is belongs to the position. Who finds no stone has won. A position is won exactly when one of
//! the `M_i` next smaller heaps is lost for the next player, so that of each seat only the largest heap that is lost has
//! to be known. The first team wins exactly when S is won for its first player.
//! Checked by play: up to 4 players of up to 3, up to 12 stones; 1080 cases, bounds 12,3,2.

use sg::io::{self, Input, Output};
use std::process::ExitCode;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    loop {
        let seats = 2 * input.read::<usize>()?;
        if seats == 0 {
            return Ok(());
        }
        let stones = input.read::<usize>()?;
        let most: Vec<usize> = input.read_vec(seats)?;
        let (mut lost, mut is_won) = (vec![None; seats], true);
        for heap in 1..=stones {
            let wins = |seat: usize| {
                let next: Option<usize> = lost[(seat + 1) % seats];
                next.map_or(false, |next| heap - next <= most[seat])
            };
            let won: Vec<bool> = (0..seats).map(wins).collect();
            is_won = won[0];
            for seat in (0..seats).filter(|&seat| !won[seat]) {
                lost[seat] = Some(heap);
            }
        }
        out.line(u8::from(is_won));
    }
}

fn main() -> ExitCode {
    io::run(solve)
}
