//! `cargo judge list`.

use super::Verb;
use crate::catalogue::Task;
use anyhow::{Result, bail};
use command_line::Matches;
use judge::judges::Judge;
use std::process::ExitCode;

pub const VERB: Verb = Verb {
    name: "list",
    about: "Find solutions by their game or judge",
    takes: "",
    options: &[
        "game WORDS: Only solutions that have all these words in title, game or theorem",
        "judge JUDGE: Only solutions for this judge; `none`: those for no judge",
        "format FORMAT: What to print: `names`; `submissions`, a package and a judge, once for judges with the same language \
         and crates; `markdown`, which is problems/README.md; default: title, judges and game",
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
        Some("markdown") => print!("{}", table(&tasks)),
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

/// The kinds of games in the order in which they are best learnt; others come behind them.
const KINDS: [&str; 9] = [
    "Nim and its kin",
    "Takes",
    "Misère play",
    "Splits and rows",
    "Coins that are turned",
    "Boards",
    "Graphs and trees",
    "Numbers",
    "Words",
];

/// The solutions as tables in Markdown, one for each kind of game, for a file beside their folders. Those whose rules
/// and theorem take the fewest words come first.
fn table(tasks: &[Task]) -> String {
    let mut text = "\
# All problems

Made by `cargo judge list --format markdown` of the headers and manifests; a test compares them.
Limits are those of the manifest; where they were not found, there is a dash. How each theorem is checked:
every case in the range that the header states is played by the rules, and `wrong/` beside a solution has mistakes
that its fixtures reject. Play proves nothing beyond its range: for that there are reasons
in words, here and in the documentation of `sg`.

Of each kind those come first whose game and theorem take the fewest words.
"
    .to_owned();
    let place = |kind: &str| KINDS.iter().position(|known| *known == kind).unwrap_or(KINDS.len());
    let mut sorted: Vec<&Task> = tasks.iter().collect();
    let words = |task: &Task| {
        task.rules().split_whitespace().count() + task.theorem.split_whitespace().count()
    };
    sorted.sort_by_key(|task| (place(&task.kind), &task.kind, words(task), &task.name));
    for kind in sorted.chunk_by(|a, b| a.kind == b.kind) {
        let heading = if kind[0].kind.is_empty() { "Others" } else { &*kind[0].kind };
        text.extend(["\n## ", heading, "\n\n"]);
        text.push_str("| package | judges | limits | game | theorem |\n|---|---|---|---|---|\n");
        text.extend(kind.iter().map(|task| row(task)));
    }
    text
}

/// A line of a table.
fn row(task: &Task) -> String {
    let Task { name, links, theorem, limits, .. } = task;
    let judges: Vec<String> =
        links.iter().map(|link| format!("[{}]({})", link.judge, link.url)).collect();
    let cells = [
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
