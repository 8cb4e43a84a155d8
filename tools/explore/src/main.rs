//! `cargo explore`: see the library, and `cargo explore --help`.

use command_line::{Typed, USAGE};
use explore::output::Output;
use explore::verbs::{VERBS, help};
use games::error::Result;
use games::watch::{catch_interrupts, pressed};
use std::io::Write;
use std::process::ExitCode;

/// The exit status that shells report for a program ended by Ctrl-C.
const INTERRUPTED: u8 = 130;

fn main() -> ExitCode {
    let words = match command_line::words("cargo explore") {
        Ok(words) => words,
        Err(message) => return wrong(&message),
    };
    if words.first().is_some_and(|word| word == "-V" || word == "--version") {
        return print(concat!("explore ", env!("CARGO_PKG_VERSION"), "\n"));
    }
    let (verb, matches) = match command_line::read("cargo explore", VERBS, &words) {
        Ok(Typed::Verb(verb, matches)) => (verb, matches),
        Ok(Typed::Help(text)) => return print(&text),
        Ok(Typed::Tool(word)) => return print(&help(!["", "-h"].contains(&word))),
        Err(message) => return wrong(&message),
    };
    // Who plays is asked for moves, and may leave at once.
    let caught = if verb.name == "play" { Ok(()) } else { catch_interrupts() };
    let mut output = Output::new();
    let result = caught.and_then(|()| (verb.run)(&matches, &mut output));
    // After an error too.
    ended(output.flush().map_err(Into::into).and(result))
}

fn print(text: &str) -> ExitCode {
    let mut output = Output::new();
    ended(write!(output, "{text}").and_then(|()| output.flush()).map_err(Into::into))
}

/// Says what went wrong while it ran.
fn ended(result: Result<()>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if error.is_broken_pipe() => ExitCode::SUCCESS,
        Err(error) => {
            // A terminal obeys control codes, and what a file has is none of ours.
            let is_code = |c: char| c.is_control() && c != '\n';
            eprintln!("error: {}", error.to_string().replace(is_code, "\u{fffd}"));
            if pressed() { ExitCode::from(INTERRUPTED) } else { ExitCode::FAILURE }
        }
    }
}

/// Says what is wrong with what was typed.
fn wrong(message: &str) -> ExitCode {
    eprintln!("error: {message}");
    ExitCode::from(USAGE)
}
