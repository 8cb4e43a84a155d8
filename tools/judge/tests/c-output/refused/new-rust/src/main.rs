use sg::io::{self, Input, Output};
use std::process::ExitCode;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    let Some(n) = input.next::<u64>()? else { return Ok(()) };
    out.line(n.isqrt());
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
