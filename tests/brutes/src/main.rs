//! The brute force and the generator of every problem in one program, so that they are compiled once.

use std::env;
use std::process::ExitCode;

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).take(2).collect();
    let programs = match words.first().map(String::as_str) {
        Some("brute") => brutes::PROGRAMS,
        Some("gen") => generators::PROGRAMS,
        _ => &[],
    };
    let found = programs.iter().find(|(name, _)| words.get(1).is_some_and(|word| word == name));
    found.map_or_else(usage, |(_, main)| {
        main();
        ExitCode::SUCCESS
    })
}

fn usage() -> ExitCode {
    eprintln!(
        "usage: brutes brute PROBLEM <INPUT, or: brutes gen PROBLEM SEED SIZE, or as that says it"
    );
    ExitCode::from(2)
}
