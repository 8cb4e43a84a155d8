//! Takes as many MiB as the input says.

use sg::io::{self, Input, Output};
use std::process::ExitCode;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    while let Some(value) = input.next::<u64>()? {
        let mib = (value % 1000) as usize;
        let mut taken = Vec::new();
        for i in 0..mib {
            taken.push(vec![i as u8; 1 << 20]);
        }
        out.line(taken.iter().map(|block| u64::from(block[1 << 19])).sum::<u64>());
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
