//! `cargo explore`: see the library, and `cargo explore --help`.

use command_line::Typed;
use explore::output::Output;
use explore::verbs::{VERBS, help};
use games::error::Result;
use games::watch::{catch_interrupts, interrupted};
use std::env;
use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;

/// The exit status if what was typed is wrong.
const USAGE: u8 = 2;
/// That which shells report for a program ended by Ctrl-C.
const INTERRUPTED: u8 = 130;

fn main() -> ExitCode {
    let words: std::result::Result<Vec<String>, _> =
        env::args_os().skip(1).map(OsString::into_string).collect();
    let words = match words {
        Ok(words) => words,
        Err(word) => return wrong(&format!("{} is not UTF-8", word.display()), ""),
    };
    let Some((name, rest)) = words.split_first() else { return print(&help(false)) };
    match &**name {
        "-h" => return print(&help(false)),
        "help" | "--help" => return print(&help(true)),
        "-V" | "--version" => return print(concat!("explore ", env!("CARGO_PKG_VERSION"), "\n")),
        _ => {}
    }
    let verb = match command_line::named(VERBS, name) {
        Ok(verb) => verb,
        Err(message) => return wrong(&message, ""),
    };
    let matches = match verb.read("cargo explore", rest) {
        Ok(Typed::Words(matches)) => matches,
        Ok(Typed::Help(text)) => return print(&text),
        Err(message) => return wrong(&message, &format!("{name} ")),
    };
    // Who plays is asked for moves, and may leave at once.
    let caught = if name == "play" { Ok(()) } else { catch_interrupts() };
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
            if interrupted() { ExitCode::from(INTERRUPTED) } else { ExitCode::FAILURE }
        }
    }
}

/// Says what is wrong with what was typed, and where help is.
fn wrong(message: &str, verb: &str) -> ExitCode {
    eprintln!("error: {message}; see `cargo explore {verb}--help`");
    ExitCode::from(USAGE)
}
