//! What a `BufWriter` holds comes after what is printed directly meanwhile, and gets out once it is dropped, however the program
//! ends then.

use std::io::{self, BufWriter, Read, Write};
use std::process;

fn print(words: &[&str]) -> io::Result<()> {
    let mut out = BufWriter::new(io::stdout());
    for (number, word) in words.iter().enumerate() {
        if number % 2 == 0 {
            writeln!(out, "{word} is held")?;
        } else {
            println!("{word}");
        }
    }
    if words.len() > 3 {
        let _ = out.into_inner()?;
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let text = io::read_to_string(io::stdin().take(200))?;
    let words: Vec<&str> = text.split_ascii_whitespace().collect();
    print(&words)?;
    println!("again");
    print(&words)?;
    let mut lost = BufWriter::new(io::stdout());
    writeln!(lost, "lost")?;
    process::exit(3 * i32::from(words.len() > 5))
}
