//! `cargo judge`: from a solution to a submission.

mod catalogue;
mod clipboard;
mod command_line;
mod interrupt;
mod keep;
mod links;
mod listen;
mod loose;
mod problem;
mod submission;
mod verbs;

use anyhow::{Error, anyhow};
use std::env;
use std::process::ExitCode;
use verbs::VERBS;
use verdicts::nearest::instead_of;

/// The exit status if what was typed is wrong, as opposed to a solution.
const USAGE: u8 = 2;

fn main() -> ExitCode {
    verdicts::end_quietly_when_output_is_closed();
    let mut words = Vec::new();
    for word in env::args_os().skip(1) {
        match word.into_string() {
            Ok(word) => words.push(word),
            Err(word) => return wrong(&anyhow!("{} is not UTF-8", word.display()), ""),
        }
    }
    // `cargo judge test` starts an installed `cargo-judge` as `cargo-judge judge test`.
    if words.first().is_some_and(|word| word == "judge") {
        words.remove(0);
    }
    let Some((name, rest)) = words.split_first() else { return help() };
    if ["help", "-h", "--help"].contains(&&**name) {
        return help();
    }
    let Some(verb) = VERBS.iter().find(|verb| verb.name == name) else {
        let instead = instead_of(name, VERBS.iter().map(|verb| verb.name));
        return wrong(&anyhow!("there is no command `{name}`{instead}"), "");
    };
    let result = match verb.start(rest) {
        Ok(result) => result,
        Err(error) => return wrong(&error, &format!("{} ", verb.name)),
    };
    interrupt::wait_for_the_end();
    result.unwrap_or_else(|error| {
        eprintln!("error: {error:#}");
        ExitCode::FAILURE
    })
}

/// Prints what there is.
fn help() -> ExitCode {
    println!("From a solution to a submission.\n\nUsage: cargo judge COMMAND\n\nCommands:");
    for verb in VERBS {
        println!("  {:8} {}", verb.name, verb.about);
    }
    println!("\n`cargo judge COMMAND --help` says more, with an example.");
    ExitCode::SUCCESS
}

/// Says what is wrong with what was typed, and where help is.
fn wrong(error: &Error, verb: &str) -> ExitCode {
    eprintln!("error: {error:#}; see `cargo judge {verb}--help`");
    ExitCode::from(USAGE)
}
