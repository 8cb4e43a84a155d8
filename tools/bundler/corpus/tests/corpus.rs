//! All programs of the corpus in a table; or those whose names are arguments, or have an argument that is
//! no name in them. With `--resume`, rows that this same program has made before are not made again.
//! `--limit=SECONDS` says how much of the processor's time bundling a program may take, 300 seconds if not.
//! `--markdown` prints the table as it stands in the README; with `--kept` too, of all rows that are kept,
//! whichever program made them, and of no others.
//!
//! It fails if a bundle is wrong, or if fewer than 95 of 100 are right.

use anyhow::{Context, Error, Result};
use corpus::{Outcome, Row, Sample};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio, exit};
use std::time::Duration;
use std::{env, fs};
use tempfile::TempDir;
use verdicts::workspace::fetch;

/// The argument before the name of a program that a process of its own tries out.
const ALONE: &str = "--alone";

/// How many seconds of the processor's time bundling a program may take, where no argument says.
const LIMIT: u64 = 600;

fn main() -> Result<ExitCode> {
    let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples");
    let words: Vec<String> = env::args().skip(1).collect();
    let all = Sample::all(&samples)?;
    let mut limits = words.iter().filter_map(|word| word.strip_prefix("--limit="));
    let limit = limits.next().map_or(Ok(LIMIT), str::parse).context("--limit= needs seconds")?;
    if let [word, name, ..] = &words[..]
        && word == ALONE
    {
        let sample = all.iter().find(|sample| sample.name == *name);
        let sample = sample.with_context(|| format!("there is no program `{name}`"))?;
        let too_long = |row: Row| {
            println!("{row}");
            exit(0);
        };
        println!("{}", sample.try_out(Duration::from_secs(limit), too_long)?);
        return Ok(ExitCode::SUCCESS);
    }
    fetch(&samples.join("Cargo.toml")).map_err(Error::msg)?;
    let has = |flag: &str| words.iter().any(|word| word == flag);
    let (resume, is_markdown, only_kept) = (has("--resume"), has("--markdown"), has("--kept"));
    let wanted: Vec<&String> = words.iter().filter(|word| !word.starts_with('-')).collect();
    let is_name = |word: &String| all.iter().any(|sample| sample.name == *word);
    let is_wanted = |name: &str| {
        let mut words = wanted.iter();
        let fits = |word: &&&String| name == **word || !is_name(word) && name.contains(&***word);
        wanted.is_empty() || words.any(|word| fits(&word))
    };
    if is_markdown {
        println!("| Binary | Bytes | Seconds | Rounds | Outcome |\n|---|---:|---:|---:|---|");
    } else {
        println!("{:<22} {:>7} {:>7} {:>6}  outcome", "binary", "bytes", "seconds", "rounds");
    }
    let mut outcomes = Vec::new();
    for Sample { name, .. } in all.iter().filter(|sample| is_wanted(&sample.name)) {
        let row = match kept(name, only_kept)?.filter(|_| resume || only_kept) {
            Some(row) => row,
            None if only_kept => continue,
            // The others are tried out all the same.
            None => alone(name, limit).unwrap_or_else(|error| not_tried(&error)),
        };
        if is_markdown {
            println!("{}", row.markdown(name));
        } else {
            println!("{name:<22} {row}");
        }
        outcomes.push(row.outcome);
    }
    let count = |is: fn(&Outcome) -> bool| outcomes.iter().filter(|outcome| is(outcome)).count();
    let right = count(|outcome| matches!(outcome, Outcome::Right { .. }));
    let wrong = count(|outcome| matches!(outcome, Outcome::Wrong(_)));
    let refused = count(|outcome| matches!(outcome, Outcome::Refused(_)));
    let too_long = count(|outcome| matches!(outcome, Outcome::TooLong));
    let all = outcomes.len();
    if is_markdown {
        println!();
    }
    println!("{right} of {all} right, {wrong} wrong, {refused} refused, {too_long} too long");
    let is_good = all > 0 && wrong == 0 && right * 100 >= all * 95;
    Ok(if is_good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Tries out a program in a process of its own, which ends when its time is over, and keeps the row.
fn alone(name: &str, limit: u64) -> Result<Row> {
    // What it leaves behind when it is ended goes too.
    let temporary = TempDir::new()?;
    let output = Command::new(env::current_exe()?)
        .args([ALONE, name, &format!("--limit={limit}")])
        .envs(["TMPDIR", "TMP", "TEMP"].map(|variable| (variable, temporary.path())))
        .stderr(Stdio::inherit())
        .output()?;
    let printed = String::from_utf8_lossy(&output.stdout);
    let row: Row = printed.parse().with_context(|| format!("trying out `{name}`"))?;
    fs::write(place(name), &*printed)?;
    Ok(row)
}

/// The row of a program that could not be tried out.
fn not_tried(error: &Error) -> Row {
    let outcome = Outcome::Wrong(format!("{error:#}"));
    Row { outcome, bytes: 0, time: Duration::ZERO, rounds: 0 }
}

/// The row of a program that is kept, if this same program has made it, or `by_any`.
fn kept(name: &str, by_any: bool) -> Result<Option<Row>> {
    let Ok(made) = fs::metadata(place(name)).and_then(|file| file.modified()) else {
        return Ok(None);
    };
    if !by_any && made < env::current_exe()?.metadata()?.modified()? {
        return Ok(None);
    }
    Ok(fs::read_to_string(place(name))?.parse().ok())
}

/// Where the row of a program is kept.
fn place(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name).with_extension("row")
}
