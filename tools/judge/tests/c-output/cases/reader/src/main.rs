//! Reads integers of all types by turns: `tests/io/plain.rs` says what it prints.

use sg::io::{self, Input, Output, Print, Readable};
use std::process::ExitCode;

fn line<T: Readable + Print>(input: &mut Input, out: &mut Output) {
    if !input.at_end() {
        match input.read::<T>() {
            Ok(value) => out.line(value),
            Err(error) => out.line(error),
        }
    }
}

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    while !input.at_end() {
        line::<u8>(input, out);
        line::<i8>(input, out);
        line::<u16>(input, out);
        line::<i16>(input, out);
        line::<u32>(input, out);
        line::<i32>(input, out);
        line::<u64>(input, out);
        line::<i64>(input, out);
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
