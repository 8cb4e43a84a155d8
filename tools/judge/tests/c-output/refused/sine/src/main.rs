use sg::io::{self, Input, Output};
use std::process::ExitCode;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    let x = input.read::<u32>()?;
    out.line(f64::from(x).sin().abs() as u32 + 1);
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
