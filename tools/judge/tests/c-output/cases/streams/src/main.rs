//! What gets out where the program ends, as the first word says: by a `BufWriter` or directly, with `flush` or without, at the
//! end of `main`, by `exit`, or by a panic.

use std::io::{self, BufWriter, Read, Write};
use std::process;

fn main() -> io::Result<()> {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text)?;
    let mut words = text.split_ascii_whitespace();
    let how: u32 = words.next().map_or(0, |word| word.parse().unwrap_or(7));
    let mut out = BufWriter::new(io::stdout());
    let mut direct = io::stdout();
    for word in words {
        if how & 1 == 0 {
            writeln!(out, "{word}")?;
        } else {
            writeln!(direct, "{word} directly")?;
        }
        if how & 2 != 0 {
            out.flush()?;
        }
        if how & 4 != 0 && word.len() > 3 {
            process::exit(3);
        }
        assert!(how & 8 == 0 || word.len() < 4);
    }
    Ok(())
}
