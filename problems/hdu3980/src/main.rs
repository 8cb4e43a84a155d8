//! HDU 3980: Paint Chain
//! <https://acm.hdu.edu.cn/showproblem.php?pid=3980>
//!
//! Kind: Splits and rows *
//! Game: a ring of N beads; paint M that are neighbours and not yet painted; who cannot paint loses.
//! Theorem: the first move makes a row of N - M; a move in a row takes M away and leaves a row on either side. The
//! first player, aekdycoin, wins exactly when there is a first move, and it leaves a row of the value 0.
//! Checked by play: all rings of up to 14 beads, all M up to 15; 210 cases, bounds 14,15.

use sg::grundy::heap_game;
use sg::io::{self, Input, Output};
use std::process::ExitCode;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    for case in 1..=input.read::<u64>()? {
        let (n, m): (usize, usize) = input.read()?;
        let wins = n.checked_sub(m).map_or(false, |row| {
            let values = heap_game(row, |beads, g, out| {
                if let Some(rest) = beads.checked_sub(m) {
                    out.extend((0..=rest / 2).map(|left| g[left] ^ g[rest - left]));
                }
            });
            values[row] == 0
        });
        out.print("Case #");
        out.print(case);
        out.line(if wins { ": aekdycoin" } else { ": abcdxyzk" });
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
