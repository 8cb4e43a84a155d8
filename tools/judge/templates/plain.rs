//! JUDGE 0000: Title
//! <https://judge.example/0000>

use std::io::{self, BufWriter, Read, Write};

fn solve(input: &str, out: &mut impl Write) -> io::Result<()> {
    let mut numbers = input.split_ascii_whitespace().map(|word| word.parse().expect("a number"));
    let mut next = || -> u64 { numbers.next().expect("one more number") };
    let n = next();
    let sum: u64 = (0..n).map(|_| next()).sum();
    writeln!(out, "{sum}")
}

fn main() -> io::Result<()> {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input)?;
    let mut out = BufWriter::new(io::stdout().lock());
    solve(&input, &mut out)?;
    out.flush()
}
