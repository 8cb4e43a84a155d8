//! `cargo judge`: from a solution to a submission.

mod catalogue;
mod clipboard;
mod interrupt;
mod keep;
mod links;
mod listen;
mod loose;
mod problem;
mod submission;
mod verbs;

use command_line::Typed;
use std::any::Any;
use std::io::{Write, stderr};
use std::process::ExitCode;
use std::{env, panic};
use verbs::VERBS;

/// The exit status if what was typed is wrong, as opposed to a solution.
const USAGE: u8 = 2;

fn main() -> ExitCode {
    // `println!` panics where it cannot print, and what is temporary is removed as in any panic.
    let default = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        if unprinted(info.payload()).is_none() {
            default(info);
        }
    }));
    panic::catch_unwind(run).unwrap_or_else(|payload| {
        match unprinted(&*payload) {
            None => panic::resume_unwind(payload),
            // What has closed a pipe, as `head -1` does, has read enough.
            Some(error) if error.contains("Broken pipe") => {}
            Some(error) => drop(writeln!(stderr(), "error: cannot print to {error}")),
        }
        ExitCode::FAILURE
    })
}

/// Where, and why, what caused a panic could not be printed, if it was that.
fn unprinted(payload: &(dyn Any + Send)) -> Option<&str> {
    payload.downcast_ref::<String>()?.strip_prefix("failed printing to ")
}

fn run() -> ExitCode {
    let mut words = Vec::new();
    for word in env::args_os().skip(1) {
        match word.into_string() {
            Ok(word) => words.push(word),
            Err(word) => return wrong(&format!("{} is not UTF-8", word.display()), ""),
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
    let verb = match command_line::named(&VERBS, name) {
        Ok(verb) => verb,
        Err(message) => return wrong(&message, ""),
    };
    let matches = match verb.read("cargo judge", rest) {
        Ok(Typed::Words(matches)) => matches,
        Ok(Typed::Help(text)) => {
            print!("{text}");
            return ExitCode::SUCCESS;
        }
        Err(message) => return wrong(&message, &format!("{name} ")),
    };
    let result = (verb.run)(&matches);
    interrupt::wait_for_the_end();
    result.unwrap_or_else(|error| {
        eprintln!("error: {error:#}");
        ExitCode::FAILURE
    })
}

/// Prints what there is.
fn help() -> ExitCode {
    println!(
        "From a solution to a submission.\n\nUsage: cargo judge COMMAND\n\nCommands:\n{}\n\
         `cargo judge COMMAND --help` says more, with an example.",
        command_line::list(&VERBS)
    );
    ExitCode::SUCCESS
}

/// Says what is wrong with what was typed, and where help is.
fn wrong(message: &str, verb: &str) -> ExitCode {
    eprintln!("error: {message}; see `cargo judge {verb}--help`");
    ExitCode::from(USAGE)
}
