//! Input that is read whole, as one without a library reads it, and output through a lock.

use std::io::{self, BufWriter, Read, Write};

fn main() -> io::Result<()> {
    let mut input = String::from("0 ");
    let len = io::stdin().lock().read_to_string(&mut input)?;
    let sum: u64 =
        input.split_ascii_whitespace().map(|word| word.parse::<u64>().unwrap_or(1)).sum();
    let mut out = BufWriter::new(io::stdout().lock());
    writeln!(out, "{len} {sum}")?;
    let mut rest = Vec::new();
    let more = io::stdin().read_to_end(&mut rest)?;
    writeln!(out, "{more} {}", rest.len())?;
    out.flush()
}
