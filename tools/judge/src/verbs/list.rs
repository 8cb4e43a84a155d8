//! `cargo judge list`.

use anyhow::{Result, bail};
use clap::{Args, ValueEnum};
use judge::catalogue::{Task, table};
use judge::judges::Judge;
use std::collections::BTreeSet;
use std::path::PathBuf;
use verdicts::nearest::instead_of;

const EXAMPLE: &str = "\
Example:
  $ cargo judge list --game multiply --judge poj
  poj2505  POJ 2505: A multiplication game  (poj, hdu)
    p is 1, and n > 1; multiply p by 2 to 9; who makes it n or more wins.
For scripts: cargo judge list --judge hdu --format names";

/// How the solutions are printed.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq)]
enum Format {
    /// The name, the title, the judges and the game
    Text,
    /// The name
    Names,
    /// A line for each judge: the name and the judge
    Submissions,
    /// A table: problems/README.md
    Markdown,
}

#[derive(Args)]
#[command(after_help = EXAMPLE)]
pub struct List {
    /// Only those in whose title, game or theorem all these words are
    #[arg(long, value_name = "WORDS")]
    game: Option<String>,
    /// Only those that this judge has, or with `none` those that no judge has
    #[arg(long, value_name = "JUDGE")]
    judge: Option<String>,
    /// Only those that use this function, or one of this module, of `sg`
    #[arg(long, value_name = "FUNCTION")]
    uses: Option<String>,
    /// What is printed
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
    /// A manifest of another workspace
    #[arg(long, value_name = "PATH")]
    manifest_path: Option<PathBuf>,
}

/// Prints the solutions that are asked for.
pub fn list(list: &List) -> Result<()> {
    let mut tasks = Task::all(list.manifest_path.as_deref())?;
    if tasks.is_empty() {
        bail!(
            "no solution here has `Game: ...` and `Theorem: ...` in the header of its src/main.rs"
        );
    }
    if let Some(judge) = &list.judge {
        let judge = Some(&**judge).filter(|judge| *judge != "none");
        Judge::find(judge)?;
        tasks.retain(|task| task.is_for(judge));
    }
    if let Some(function) = &list.uses {
        let known: BTreeSet<String> = tasks.iter().flat_map(|task| task.uses.clone()).collect();
        tasks.retain(|task| task.uses(function));
        if tasks.is_empty() {
            let instead = instead_of(function, known.iter().map(String::as_str));
            bail!("no solution uses `{function}`{instead}");
        }
    }
    if let Some(words) = &list.game {
        tasks.retain(|task| task.is_about(words));
    }
    if tasks.is_empty() {
        bail!("no solution is like that; `cargo judge list` shows all");
    }
    if list.format == Format::Markdown {
        print!("{}", table(&tasks));
        return Ok(());
    }
    for task in &tasks {
        match list.format {
            Format::Names => println!("{}", task.name),
            Format::Submissions => {
                task.judges().iter().for_each(|judge| println!("{} {judge}", task.name));
            }
            Format::Text | Format::Markdown => {
                let judges = task.judges().join(", ");
                let judges = if judges.is_empty() { "no judge" } else { &judges };
                println!("{}  {}  ({judges})\n  {}", task.name, task.title, task.rules());
            }
        }
    }
    Ok(())
}
