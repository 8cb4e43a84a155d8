//! `cargo judge list`.

use crate::catalogue::{Task, table};
use crate::command_line::Verb;
use anyhow::{Result, bail};
use getopts::{Matches, Options};
use judge::judges::Judge;
use std::process::ExitCode;

pub const VERB: Verb = Verb {
    name: "list",
    about: "Find solutions by their game or judge",
    takes: "",
    options,
    more: "\
Example:
  $ cargo judge list --game multiply --judge poj
  poj2505  POJ 2505: A multiplication game  (poj, hdu)
    p is 1, and n > 1; multiply p by 2 to 9; who makes it n or more wins.
For scripts: cargo judge list --judge hdu --format names",
    run,
};

fn options(options: &mut Options) {
    let game = "Only those in whose title, game or theorem all these words are";
    options.optopt("", "game", game, "WORDS");
    let judge = "Only those that this judge has, or with `none` those that no judge has";
    options.optopt("", "judge", judge, "JUDGE");
    let format = "What is printed: `names`; `submissions`, a line for each judge; or `markdown`, the table \
                  problems/README.md. Where left out, title, judges and game";
    options.optopt("", "format", format, "FORMAT");
}

/// Prints the solutions that are asked for.
fn run(matches: &Matches) -> Result<ExitCode> {
    let mut tasks = Task::all()?;
    if tasks.is_empty() {
        bail!(
            "no solution here has `Game: ...` and `Theorem: ...` in the header of its src/main.rs"
        );
    }
    if let Some(judge) = matches.opt_str("judge") {
        let judge = Some(&*judge).filter(|judge| *judge != "none");
        Judge::find(judge)?;
        tasks.retain(|task| task.is_for(judge));
    }
    if let Some(words) = matches.opt_str("game") {
        tasks.retain(|task| task.is_about(&words));
    }
    if tasks.is_empty() {
        bail!("no solution is like that; `cargo judge list` shows all");
    }
    match matches.opt_str("format").as_deref() {
        Some("markdown") => print!("{}", table(&tasks)),
        Some("names") => tasks.iter().for_each(|task| println!("{}", task.name)),
        Some("submissions") => {
            for task in &tasks {
                task.judges().iter().for_each(|judge| println!("{} {judge}", task.name));
            }
        }
        Some(other) => bail!("--format {other}: names, submissions or markdown is expected"),
        None => {
            for task in &tasks {
                let judges = task.judges().join(", ");
                let judges = if judges.is_empty() { "no judge" } else { &judges };
                println!("{}  {}  ({judges})\n  {}", task.name, task.title, task.rules());
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}
