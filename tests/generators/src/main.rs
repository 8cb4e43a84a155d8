//! The generator of every problem in one program: compiled once, without what is not needed to make inputs.

use std::env;
use std::process::ExitCode;

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).take(2).collect();
    if let [word, problem] = &words[..]
        && word == "gen"
        && let Some((_, main)) = generators::PROGRAMS.iter().find(|(name, _)| name == problem)
    {
        main();
        return ExitCode::SUCCESS;
    }
    eprintln!("usage: generators gen PROBLEM SEED SIZE, or as that says it");
    ExitCode::from(2)
}
