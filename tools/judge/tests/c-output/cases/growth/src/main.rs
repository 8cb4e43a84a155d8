//! Memory: vectors that grow to several MiB, in turns, and give it back.

use sg::io::{self, Input, Output};
use std::process::ExitCode;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    let mut kept: Vec<Vec<u8>> = Vec::new();
    let mut words: Vec<String> = Vec::new();
    let mut total = 0u64;
    while let Some(value) = input.next::<u64>()? {
        // Up to a MiB, pushed one by one.
        let mut numbers = Vec::new();
        for i in 0..value % (1 << 17) {
            numbers.push(i ^ value);
        }
        total = numbers.iter().fold(total, |sum, x| sum.wrapping_mul(5).wrapping_add(*x));
        // Two that grow in turns, which cannot both be last.
        let (mut left, mut right) = (Vec::new(), String::new());
        for i in 0..value % 40_000 {
            left.push(i as u16);
            right.push(char::from(b'a' + (i % 26) as u8));
        }
        left.shrink_to_fit();
        total = total.wrapping_add(left.iter().map(|&x| u64::from(x)).sum());
        out.line(right.len() + right.matches("xyz").count());
        kept.push(vec![value as u8; (value % 3000) as usize]);
        words.push(value.to_string().repeat((value % 9) as usize));
        if value % 4 == 0 && !kept.is_empty() {
            kept.swap_remove((value % kept.len() as u64) as usize);
            words.remove(0);
        }
    }
    out.line(total);
    out.line(kept.iter().flatten().map(|&b| u64::from(b)).sum::<u64>());
    out.line(words.concat());
    // Several MiB at once, and again.
    for round in 1..3 {
        let mut big = vec![round as u32; 600_000];
        big.extend_from_within(..300_000);
        big.resize(1_000_000, 9);
        out.line(big.iter().map(|&x| u64::from(x)).sum::<u64>());
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
