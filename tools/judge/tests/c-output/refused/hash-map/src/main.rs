use sg::io::{self, Input, Output};
use std::process::ExitCode;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    let mut counts = std::collections::HashMap::new();
    std::thread::yield_now();
    *counts.entry(input.read::<u64>()?).or_insert(0) += 1;
    out.line(counts.len());
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
