//! `cargo judge`: from a solution to a submission.

mod catalogue;
mod clipboard;
mod foreign;
mod interrupt;
mod keep;
mod links;
mod listen;
mod problem;
mod single_file;
mod submission;
mod verbs;

use command_line::{Typed, USAGE};
use std::any::Any;
use std::io::{Write, stderr};
use std::panic;
use std::process::ExitCode;
use verbs::VERBS;
use verdicts::started_as;

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
    let words = match command_line::words(started_as()) {
        Ok(words) => words,
        Err(message) => return wrong(&message),
    };
    let (verb, matches) = match command_line::read(started_as(), &VERBS, &words) {
        Ok(Typed::Verb(verb, matches)) => (verb, matches),
        Ok(Typed::Help(text)) => return print(&text),
        Ok(Typed::Tool(_)) => return print(&help()),
        Err(message) => return wrong(&message),
    };
    let result = (verb.run)(&matches);
    interrupt::wait_for_the_end();
    result.unwrap_or_else(|error| {
        eprintln!("error: {}", typed(&format!("{error:#}")));
        ExitCode::FAILURE
    })
}

/// What there is.
fn help() -> String {
    format!(
        "From a solution to a submission.\n\nUsage: cargo judge COMMAND\n\nCommands:\n{}\n\
         `cargo judge COMMAND --help` says more, with an example.\n",
        command_line::list(&VERBS)
    )
}

fn print(text: &str) -> ExitCode {
    print!("{}", typed(text));
    ExitCode::SUCCESS
}

/// A text whose commands begin as this one did.
fn typed(text: &str) -> String {
    text.replace("cargo judge", started_as())
}

/// Says what is wrong with what was typed.
fn wrong(message: &str) -> ExitCode {
    eprintln!("error: {message}");
    ExitCode::from(USAGE)
}
