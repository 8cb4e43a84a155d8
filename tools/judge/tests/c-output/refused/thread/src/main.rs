use sg::io::{self, Input, Output};
use std::process::ExitCode;
use std::thread;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    let n: u64 = input.read()?;
    out.line(thread::spawn(move || n).join().unwrap());
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
