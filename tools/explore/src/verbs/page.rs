use super::Verb;
use super::options::{joined, number, seconds, value, write_file};
use super::phrases::stopped;
use crate::page;
use command_line::Matches;
use games::error::{Error, Result};
use games::watch::{pressed, stop_after};
use std::io::Write;
use std::path::Path;
use std::time::Duration;

pub const VERB: Verb = Verb {
    name: "page",
    about: "Write a page for a rule: its values, law, proof and formula, sums, and an opponent who never errs",
    takes: "RULE...",
    options: &[
        "to N: The last heap, or the last row and column: at most 1000, or 4000 positions; else three periods, 40 for \
         two numbers, 10 for three",
        "seconds S: Stop after about so many seconds, and make the page of what is known; else after 20",
        "o output FILE: The file, which ends with .html; an existing file is overwritten; else standard output",
    ],
    more: "\
RULE is any rule, code or graph; `game.rs` or `problems/ID`, of which the values are shown; `game.rs 5`, to play from there.
The page is one file that needs no network.

Example:
  $ cargo explore page take 1,3,4 -o game.html",
    run,
};

/// As `serve` has it.
const USUAL: Duration = Duration::from_secs(20);

fn run(matches: &Matches, output: &mut impl Write) -> Result<()> {
    let file = matches.opt_str("output");
    let is_page =
        |file: &String| Path::new(file).extension().is_some_and(|ending| ending == "html");
    if let Some(file) = file.as_ref().filter(|file| !is_page(file)) {
        return Err(Error::new(format!("--output {file}: expected a file that ends with .html")));
    }
    stop_after(value(matches, "seconds", seconds)?.unwrap_or(USUAL));
    let page = page::page(&joined(matches), value(matches, "to", number)?)?;
    if pressed() {
        return Err(stopped("no page is written"));
    }
    match file {
        Some(file) => write_file("output", Path::new(&file), &page),
        None => Ok(output.write_all(page.as_bytes())?),
    }
}
