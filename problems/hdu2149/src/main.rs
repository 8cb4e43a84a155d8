//! HDU 2149: Public Sale
//! <https://acm.hdu.edu.cn/showproblem.php?pid=2149>
//!
//! Kind: Takes *
//! Game: the price of a field begins at 0, and each bid raises it by 1 to N; who makes it M or more gets
//! the field. All first bids that win are asked for.
//! Theorem (Bash): where M <= N, those of M and more win at once. Else one wins exactly when it leaves a
//! multiple of N + 1 to M: that is M mod (N + 1), if that is not 0.
//! Checked by play: all M and N <= 60; 3600 cases, bounds 60.

use sg::bounded_nim;
use sg::io::{self, Input, Output};
use std::process::ExitCode;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    while let Some((m, n)) = input.next()? {
        let least = bounded_nim::grundy(m, n);
        if least == 0 {
            out.line("none");
            continue;
        }
        out.print(least);
        let most = if m <= n { n } else { least };
        for bid in least + 1..=most {
            out.print(' ');
            out.print(bid);
        }
        out.print('\n');
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
