use crate::fixture::Fixture;
use crate::process::{Limits, end_all};
use crate::verdict::{Report, Verdict};
use std::env;
use std::process::Command;

/// `cargo judge`, if this workspace's alias has started this process; else `judge`, the installed program.
pub fn started_as() -> &'static str {
    if env::var_os("CARGO_PKG_NAME").is_some_and(|name| name == "judge") {
        "cargo judge"
    } else {
        "judge"
    }
}

/// The command line of this process, to be typed again; without the options of these names and their values.
pub fn command_line_again(without: &[&str]) -> String {
    let arguments = env::args_os().map(|word| word.to_string_lossy().into_owned());
    let mut arguments = arguments.skip(1);
    let mut line = started_as().to_owned();
    while let Some(word) = arguments.next() {
        let (name, value) = word.split_once('=').map_or((&*word, None), |(n, v)| (n, Some(v)));
        if without.contains(&name) {
            if value.is_none() {
                arguments.next();
            }
        } else {
            line.extend([" ", &quoted(&word)]);
        }
    }
    line
}

/// A word as it is typed in a shell.
pub fn quoted(word: &str) -> String {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "-_./=,:".contains(c);
    if !word.is_empty() && word.chars().all(is_plain) {
        return word.to_owned();
    }
    format!("'{}'", word.replace('\'', "'\\''"))
}

/// Judges a program on fixtures and prints a line for each: verdict, time, memory, and what was wrong; whether none was
/// wrong. `see` gets each report.
pub fn judge_each(
    program: &mut Command,
    fixtures: &[Fixture],
    limits: Limits,
    mut see: impl FnMut(&Fixture, &Report),
) -> bool {
    let width = fixtures.iter().map(|fixture| fixture.name.len()).max().unwrap_or(0);
    let (mut accepted, mut unjudged) = (0, 0);
    for fixture in fixtures {
        let name = &fixture.name;
        let details = match fixture.judge(program, limits) {
            Ok(report) => {
                let (verdict, seconds) = (report.verdict, report.time.as_secs_f64());
                let kib = report.peak >> 10;
                println!("{verdict:<3} {name:<width$} {seconds:7.3} s {kib:>7} KiB");
                accepted += usize::from(verdict == Verdict::Accepted);
                unjudged += usize::from(verdict == Verdict::Unjudged);
                see(fixture, &report);
                report.details
            }
            // A file is missing, or there is no such program.
            Err(message) => {
                println!("--  {name}");
                message.to_string()
            }
        };
        for line in details.lines() {
            println!("    {line}");
        }
    }
    end_all();
    let others =
        if unjudged > 0 { format!(", {unjudged} without an answer") } else { String::new() };
    println!("{accepted} of {} accepted{others}", fixtures.len());
    accepted + unjudged == fixtures.len()
}
