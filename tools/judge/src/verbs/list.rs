//! `cargo judge list`.

use super::Verb;
use crate::catalogue::Task;
use anyhow::{Context, Result, bail};
use command_line::Matches;
use judge::judges::Judge;
use std::process::ExitCode;
use std::{env, fs};

pub const VERB: Verb = Verb {
    name: "list",
    about: "Find solutions by their game or judge",
    takes: "",
    options: &[
        "game WORDS: Only solutions that have all these words in title, game or theorem",
        "judge JUDGE: Only solutions for this judge; `none`: those for no judge",
        "format FORMAT: What to print: `names`; `submissions`, a package and a judge, once for judges with the same language \
         and crates; `markdown`, the file problems/README.md: problems/theory.md, and below each of its headings the \
         solutions of that kind; default: title, judges and game",
    ],
    more: "\
Example:
  $ cargo judge list --game multiply --judge poj
  poj2505  POJ 2505: A multiplication game  (poj, hdu)
    p is 1, and n > 1; multiply p by 2 to 9; who makes it n or more wins.
For scripts: cargo judge list --judge hdu --format names",
    run,
};

/// Prints the solutions that are asked for.
fn run(matches: &Matches) -> Result<ExitCode> {
    let mut tasks = Task::all()?;
    if tasks.is_empty() {
        bail!(
            "no solution here has a link to its problem, or `Game: ...`, in its header: `//! <https://cses.fi/problemset/task/1098>`"
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
        bail!("no solution matches; `cargo judge list` shows all");
    }
    match matches.opt_str("format").as_deref() {
        Some("markdown") => print!("{}", tables(&theory()?, &tasks)),
        Some("names") => tasks.iter().for_each(|task| println!("{}", task.name)),
        Some("submissions") => {
            for task in &tasks {
                submissions(task);
            }
        }
        Some(other) => bail!("--format {other}: names, submissions or markdown is expected"),
        None => {
            for task in &tasks {
                let judges = task.judges().join(", ");
                let judges = if judges.is_empty() { "no judge" } else { &judges };
                println!("{}  {}  ({judges})", task.name, task.title);
                if !task.game.is_empty() {
                    println!("  {}", task.rules());
                }
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// What stands above the tables: `problems/theory.md` here or in a folder around, where there is one.
fn theory() -> Result<String> {
    let here = env::current_dir().context("the current folder")?;
    let mut files = here.ancestors().map(|folder| folder.join("problems/theory.md"));
    match files.find(|file| file.is_file()) {
        Some(file) => fs::read_to_string(&file).with_context(|| file.display().to_string()),
        None => Ok("# All problems".to_owned()),
    }
}

/// Prints the judges of a solution that take different files: C, Rust with crates of their own, or Rust.
fn submissions(task: &Task) {
    let mut printed = Vec::new();
    for judge in task.judges() {
        let known = Judge::all().get(judge).map(|judge| &judge.known);
        let takes = known.map(|known| (known.takes_c, &known.crates));
        if !printed.contains(&takes) {
            println!("{} {judge}", task.name);
            printed.push(takes);
        }
    }
}

/// The solutions as tables in Markdown, one for each kind of game, for a file beside their folders: what `theory` says,
/// and below each of its headings the solutions of that kind; other kinds come behind. The easiest come first, and of
/// these those whose rules and theorem take the fewest words.
fn tables(theory: &str, tasks: &[Task]) -> String {
    let mut sorted: Vec<&Task> = tasks.iter().collect();
    let words = |task: &Task| {
        task.rules().split_whitespace().count() + task.theorem.split_whitespace().count()
    };
    sorted.sort_by_key(|task| (&task.kind, task.marks, words(task), &task.name));
    let mut kinds: Vec<&[&Task]> = sorted.chunk_by(|a, b| a.kind == b.kind).collect();
    let mut text = String::new();
    for section in format!("\n{}", theory.trim_end()).split("\n## ") {
        let heading = section.lines().next().unwrap_or_default();
        text.extend([if text.is_empty() { "" } else { "\n## " }, section.trim(), "\n"]);
        if let Some(of_it) = kinds.iter().position(|kind| kind[0].kind == heading) {
            text.push_str(&table(kinds.remove(of_it)));
        }
    }
    for kind in kinds {
        let heading = if kind[0].kind.is_empty() { "Others" } else { &*kind[0].kind };
        text.extend(["\n## ", heading, "\n", &table(kind)]);
    }
    text
}

/// The table of one kind.
fn table(tasks: &[&Task]) -> String {
    let head = "\n| | package | judges | limits | game | theorem |\n|---|---|---|---|---|---|\n";
    [head.to_owned()].into_iter().chain(tasks.iter().map(|task| row(task))).collect()
}

/// A line of a table.
fn row(task: &Task) -> String {
    let Task { name, links, theorem, limits, marks, .. } = task;
    let judges: Vec<String> =
        links.iter().map(|link| format!("[{}]({})", link.judge, link.url)).collect();
    let cells = [
        "*".repeat(*marks),
        format!("[`{name}`]({name})"),
        judges.join(", "),
        limits.clone(),
        task.rules(),
        theorem.clone(),
    ];
    let cells = cells.map(|cell| match &*cell {
        "" => "–".to_owned(),
        cell => cell.replace('|', "\\|").replace('*', "\\*"),
    });
    format!("| {} |\n", cells.join(" | "))
}
