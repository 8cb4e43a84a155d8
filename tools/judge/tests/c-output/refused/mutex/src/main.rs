use sg::io::{self, Input, Output};
use std::process::ExitCode;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    let counts = std::sync::Mutex::new(Vec::new());
    std::thread::yield_now();
    counts.lock().unwrap().push(input.read::<u64>()?);
    out.line(counts.lock().unwrap().len());
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
