//! `cargo judge judges`.

use super::Verb;
use anyhow::Result;
use command_line::Matches;
use judge::judges::{Facts, Judge};
use std::process::ExitCode;

pub const VERB: Verb = Verb {
    name: "judges",
    about: "Print what is known of the judges, with its date and source, the oldest first",
    takes: "[JUDGE]...",
    options: &["crates: The crates that they have, a line each, with versions and features"],
    more: "\
Example:
  $ cargo judge judges spoj
  date     judge  fact                 source
  unknown  spoj   at most 50000 bytes  its rules
  unknown  spoj   Rust 1.33            no source
What is old may have changed: correct it in tools/judge/src/judges.toml.",
    run,
};

/// Prints what is known of judges, the oldest first.
fn run(matches: &Matches) -> Result<ExitCode> {
    let names = &matches.free;
    for name in names {
        Judge::find(Some(name))?;
    }
    let is_wanted = |name: &&String| names.is_empty() || names.contains(name);
    let wanted = || Judge::all().iter().filter(|(name, _)| is_wanted(name));
    if matches.opt_present("crates") {
        for (name, judge) in wanted() {
            for (package, krate) in &judge.known.crates {
                let features = krate.features.join(", ");
                println!("{}", format!("{name} {package} {} {features}", krate.version).trim_end());
            }
        }
        return Ok(ExitCode::SUCCESS);
    }
    let mut rows = Vec::new();
    for (name, judge) in wanted() {
        for facts in &judge.facts {
            let row = |fact| [facts.date.clone(), name.clone(), fact, facts.source.clone()];
            rows.extend(in_words(facts).into_iter().map(row));
        }
    }
    // Of what has no date nobody knows how old it is.
    rows.sort_by_key(|[date, ..]| (date != "unknown", date.clone()));
    rows.insert(0, ["date", "judge", "fact", "source"].map(str::to_owned));
    let width = |column: usize| rows.iter().map(|row| row[column].len()).max().unwrap_or(0);
    let [first, second, third] = [0, 1, 2].map(width);
    for [date, judge, fact, source] in &rows {
        println!("{date:<first$}  {judge:<second$}  {fact:<third$}  {source}");
    }
    Ok(ExitCode::SUCCESS)
}

/// Facts, in words.
fn in_words(facts: &Facts) -> Vec<String> {
    let Facts {
        rust,
        editions,
        cfgs,
        flags,
        takes_c,
        max_bytes,
        max_memory,
        stack,
        comparison,
        crates,
        ..
    } = facts;
    let editions: Vec<String> = editions.iter().map(u16::to_string).collect();
    let all = [
        (!rust.is_empty()).then(|| format!("Rust {rust}")),
        (!editions.is_empty()).then(|| format!("edition {}", editions.join(" or "))),
        (!cfgs.is_empty()).then(|| format!("`--cfg {}`", cfgs.join("`, `--cfg "))),
        (!flags.is_empty()).then(|| format!("`{}`", flags.join(" "))),
        takes_c.then(|| "C, no Rust".to_owned()),
        (*max_bytes > 0).then(|| format!("at most {max_bytes} bytes")),
        (*max_memory > 0).then(|| format!("at most {max_memory} KiB of memory")),
        (*stack > 0).then(|| match *stack {
            Facts::MEMORY => "a stack as large as the memory".to_owned(),
            kib => format!("a stack of {kib} KiB"),
        }),
        comparison
            .ignore_spaces
            .as_ref()
            .map(|level| format!("compares with --ignore-spaces={level}")),
        comparison.ignore_case.map(|_| "compares with --ignore-case".to_owned()),
        (!crates.is_empty()).then(|| format!("{} crates", crates.len())),
    ];
    let all: Vec<String> = all.into_iter().flatten().collect();
    // An entry without other keys means: it takes Rust.
    if all.is_empty() { vec!["Rust".to_owned()] } else { all }
}
