//! Errors of one's own kinds, of readers, and those that threads may share.

use std::error::Error;
use std::io::{self, prelude::*, ErrorKind};

type Result<T> = std::result::Result<T, Box<dyn Error + Send + Sync>>;

fn number(word: &str) -> io::Result<i64> {
    word.parse().map_err(|error| io::Error::new(ErrorKind::InvalidInput, error))
}

fn check(word: &str) -> Result<String> {
    if word.len() > 18 {
        return Err(format!("{} bytes", word.len()).into());
    }
    let two: [u8; 2] = word.as_bytes().get(..2).ok_or("short")?.try_into()?;
    let number = number(word)?;
    if number > 1 << 30 {
        Err(io::Error::from(ErrorKind::InvalidData))?;
    }
    Ok(format!("{number} {} {}", two[0], char::try_from(0xd7ff + number as u32 % 2)?))
}

fn main() -> Result<()> {
    for line in io::stdin().lock().lines() {
        match line {
            Ok(line) => line.split_whitespace().for_each(|word| match check(word) {
                Ok(text) => println!("{text}"),
                Err(error) => println!("{error}"),
            }),
            Err(error) => println!("{:?} {error} {error:?}", error.kind()),
        }
    }
    let mut none = [0; 1];
    let error = io::stdin().read_exact(&mut none).unwrap_err();
    println!("{error} {error:?} {}", error.kind() == ErrorKind::UnexpectedEof);
    let error = io::Error::from(ErrorKind::UnexpectedEof);
    println!("{error} {error:?} {:?}", io::Error::new(ErrorKind::Other, "own"));
    if none[0] > 0 {
        dbg!();
    }
    Err(io::Error::new(ErrorKind::InvalidData, "at the end"))?
}
