//! The brute force and the generator of every problem in one program, so that they are compiled once.

use std::env;
use std::process::ExitCode;

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).take(2).collect();
    let named = |name: &str| brutes::PROGRAMS.iter().find(|programs| programs.0 == name);
    match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["brute", problem] if named(problem).is_some() => named(problem).map(|found| found.1()),
        ["gen", problem] if named(problem).is_some() => named(problem).map(|found| found.2()),
        _ => None,
    }
    .map_or_else(usage, |()| ExitCode::SUCCESS)
}

fn usage() -> ExitCode {
    eprintln!(
        "usage: brutes brute PROBLEM <INPUT, or: brutes gen PROBLEM SEED SIZE, or as that says it"
    );
    ExitCode::from(2)
}
