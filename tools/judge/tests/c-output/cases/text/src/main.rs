//! Strings, characters, parsing, and everything that formats.

use sg::io::{self, Input, Output};
use std::fmt::Write;
use std::process::ExitCode;

#[derive(Debug, Clone, PartialEq)]
enum Token {
    Number(i64),
    Word { text: String, len: usize },
    Nothing,
}

fn token(text: &str) -> Token {
    match text.parse() {
        Ok(number) => Token::Number(number),
        Err(_) if text.is_empty() => Token::Nothing,
        Err(_) => Token::Word { text: text.to_owned(), len: text.chars().count() },
    }
}

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    while let Some(line) = input.line()? {
        for word in line.split_whitespace() {
            let token = token(word);
            writeln!(out, "{token:?} {:#?}", Some(&token));
            if let Token::Number(n) = token {
                writeln!(out, "[{n:>24}] [{n:<24}] [{n:^24}] [{n:+}] [{n:024}] [{n:*^9}]");
                writeln!(out, "{n:x} {n:#X} {n:o} {n:#b}");
                let x = n as f64 / 1000.0;
                writeln!(out, "{x} {x:?} {x:>8.3} {x:<+12.1}| {x:e} {x:09.2} {:.0}", x / 7.0);
                writeln!(out, "{:?} {:?}", n.checked_mul(3), (n as u8 as char, n % 2 == 0, ()));
            }
            let upper: String = word.chars().rev().flat_map(char::to_uppercase).collect();
            writeln!(out, "{upper} {:?} {:?}", word.to_lowercase(), word.char_indices().last());
            writeln!(out, "{:?}", word.parse::<f64>().map_err(|error| error.to_string()));
            writeln!(out, "{:?}", word.parse::<u8>().map_err(|error| error.to_string()));
            writeln!(out, "{:?}", word.split_once('7').map(|(a, b)| (a.len(), b)));
            let parts: Vec<&str> = word.split(|c: char| c == '0' || c == '1').collect();
            writeln!(out, "{parts:?} {}", parts.join("-").replace("22", "*"));
            writeln!(out, "{:?}", word.bytes().map(|b| b.is_ascii_digit()).collect::<Vec<_>>());
        }
        let mut text = String::new();
        write!(text, "{:>width$}|{:.*}", line.len(), 3, &line, width = 6).expect("it fits");
        text.insert(0, '\u{e9}');
        out.line(text.trim_end());
        out.line(text.find("12").map_or(-1, |at| at as i64));
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
