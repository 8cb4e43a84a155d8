use sg::io::{self, Input, Output};
use std::process::ExitCode;

CODE

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
BODY
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
