//! Reads and prints as most programs do: by lines, words, bytes or all at once, with `println!`, and `?` on errors of any type.

use std::error::Error;
use std::io::{self, prelude::*, BufReader, BufWriter, StdinLock};
use std::str::FromStr;

/// Words, line by line.
struct Scanner<'a> {
    from: StdinLock<'a>,
    words: Vec<String>,
}

impl Scanner<'_> {
    fn next<T: FromStr>(&mut self) -> Result<Option<T>, Box<dyn Error>>
    where
        T::Err: Error + 'static,
    {
        while self.words.is_empty() {
            let mut line = String::new();
            if self.from.read_line(&mut line)? == 0 {
                return Ok(None);
            }
            self.words = line.split_ascii_whitespace().rev().map(str::to_owned).collect();
        }
        Ok(self.words.pop().map(|word| word.parse()).transpose()?)
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut first = String::new();
    io::stdin().read_line(&mut first)?;
    let how: u64 = first.split_whitespace().next().unwrap_or("0").parse()?;
    println!("{how}: {} bytes", first.len());
    match how % 7 {
        0 => {
            let mut words = Scanner { from: io::stdin().lock(), words: Vec::new() };
            while let Some(word) = words.next::<u64>()? {
                print!("{word:>6}");
            }
            println!();
        }
        1 => {
            for line in io::stdin().lines() {
                println!("[{}]", line?);
            }
        }
        2 => {
            let mut reader = BufReader::new(io::stdin());
            let mut line = Vec::new();
            while reader.read_until(b' ', &mut line)? > 0 {
                println!("{line:?}");
                line.clear();
            }
        }
        3 => {
            let sum: u64 = io::stdin().bytes().map(|byte| byte.map_or(0, u64::from)).sum();
            println!("{sum}");
        }
        4 => println!("{}", io::read_to_string(io::stdin())?.len()),
        5 => {
            let mut rest = String::new();
            io::stdin().lock().read_to_string(&mut rest)?;
            let mut out = BufWriter::with_capacity(16, io::stdout().lock());
            for word in rest.split(' ') {
                writeln!(out, "{word:?}")?;
            }
        }
        _ => {
            let mut byte = [0; 3];
            let len = io::stdin().read(&mut byte)?;
            println!("{}", len + 1);
            eprintln!("{len:?}");
            return Err(format!("{:?}", &byte[..len]).into());
        }
    }
    Ok(())
}
