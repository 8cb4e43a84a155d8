use sg::io::{self, Input, Output};
use std::process::ExitCode;
use std::time::Instant;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    let start = Instant::now();
    out.line(input.read::<u64>()?);
    assert!(start.elapsed().as_secs() < 1000);
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
