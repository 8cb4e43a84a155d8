//! `ours WAY TASK`: the ways of `sg::io`, and the floor: reading the bytes and doing nothing.
//!
//! The tasks: `xor` reads n and prints the xor of n integers; `words` reads n and answers each of n
//! lines of two integers by a word; `cases` reads n and does `xor` n times.

use sg::io::{self, Input, Output};
use std::io::Read;
use std::process::ExitCode;

/// From a table: see [`Output::line`].
fn answer(out: &mut Output, a: u64, b: u64) {
    out.line(["second", "first"][usize::from(a > b)]);
}

fn xor_read(input: &mut Input, out: &mut Output) -> io::Result {
    let mut xor = 0;
    for _ in 0..input.read::<u64>()? {
        xor ^= input.read::<u64>()?;
    }
    out.line(xor);
    Ok(())
}

fn xor_fold(input: &mut Input, out: &mut Output) -> io::Result {
    let n = input.read()?;
    out.line(input.fold(n, 0, |xor, x: u64| xor ^ x)?);
    Ok(())
}

fn words_read(input: &mut Input, out: &mut Output) -> io::Result {
    for _ in 0..input.read::<u64>()? {
        let (a, b) = input.read()?;
        answer(out, a, b);
    }
    Ok(())
}

fn words_fold(input: &mut Input, out: &mut Output) -> io::Result {
    let n = input.read()?;
    input.fold(n, (), |(), [a, b]: [u64; 2]| answer(out, a, b))
}

fn cases_read(input: &mut Input, out: &mut Output) -> io::Result {
    for _ in 0..input.read::<u64>()? {
        xor_read(input, out)?;
    }
    Ok(())
}

fn cases_fold(input: &mut Input, out: &mut Output) -> io::Result {
    for _ in 0..input.read::<u64>()? {
        xor_fold(input, out)?;
    }
    Ok(())
}

fn floor() -> ExitCode {
    let mut buffer = vec![0; 1 << 16];
    let mut stdin = std::io::stdin().lock();
    while stdin.read(&mut buffer).expect("readable") > 0 {}
    ExitCode::SUCCESS
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        ["floor", _] => floor(),
        ["read", "xor"] => io::run(xor_read),
        ["fold", "xor"] => io::run(xor_fold),
        ["read", "words"] => io::run(words_read),
        ["fold", "words"] => io::run(words_fold),
        ["read", "cases"] => io::run(cases_read),
        ["fold", "cases"] => io::run(cases_fold),
        _ => panic!("ours WAY TASK, not {arguments:?}"),
    }
}
