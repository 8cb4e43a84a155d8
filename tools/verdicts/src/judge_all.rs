use crate::{Fixture, Limits, Report, Verdict};
use std::env;
use std::path::Path;

/// As [`judge_each`], of a program that is built `to_debug`, or is not: then it says how to find numbers that did
/// not fit, where these may be the cause. The first has ten times as long.
#[must_use]
pub fn judge_own(program: &Path, fixtures: &[Fixture], limits: Limits, to_debug: bool) -> bool {
    if to_debug {
        let limits = Limits { time: 10 * limits.time, ..limits };
        return judge_each(program, fixtures, limits, |_, _| {});
    }
    let mut may_wrap = false;
    let is_well = judge_each(program, fixtures, limits, |_, report| {
        use Verdict::{MemoryLimitExceeded, TimeLimitExceeded, WrongAnswer};
        may_wrap |= matches!(report.verdict, WrongAnswer | TimeLimitExceeded | MemoryLimitExceeded);
    });
    if may_wrap {
        eprintln!(
            "does a number not fit its type? This panics there, with the line: {} --debug",
            again(&[])
        );
    }
    is_well
}

/// The command that was typed, as it is typed again; without the options of these names, and what they say.
#[must_use]
pub fn again(without: &[&str]) -> String {
    let mut words = Vec::new();
    let typed = env::args_os().map(|word| word.to_string_lossy().into_owned());
    let mut typed = typed.skip(1).skip_while(|word| word == "judge");
    while let Some(word) = typed.next() {
        let (name, value) =
            word.split_once('=').map_or((&*word, None), |(name, value)| (name, Some(value)));
        if !without.contains(&name) {
            words.push(word);
        } else if value.is_none() {
            typed.next();
        }
    }
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_./=,:".contains(c);
    let quoted = words.into_iter().map(|word| {
        let is_plain = !word.is_empty() && word.chars().all(plain);
        if is_plain { word } else { format!("'{}'", word.replace('\'', "'\\''")) }
    });
    ["cargo judge".to_owned()].into_iter().chain(quoted).collect::<Vec<_>>().join(" ")
}

/// Judges a program on fixtures and prints a line for each: verdict, time, memory, and what was wrong; whether all
/// were accepted. `see` is told what came of each.
#[must_use]
pub fn judge_each(
    program: &Path,
    fixtures: &[Fixture],
    limits: Limits,
    mut see: impl FnMut(&Fixture, &Report),
) -> bool {
    let width = fixtures.iter().map(|fixture| fixture.name.len()).max().unwrap_or(0);
    let mut accepted = 0;
    for fixture in fixtures {
        let name = &fixture.name;
        let details = match fixture.judge(program, limits) {
            Ok(report) => {
                let (verdict, seconds) = (report.verdict, report.time.as_secs_f64());
                println!(
                    "{verdict:<3} {name:<width$} {seconds:7.3} s {:>7} KiB",
                    report.peak >> 10
                );
                accepted += usize::from(verdict.is_accepted());
                see(fixture, &report);
                report.details
            }
            // A file is missing, or there is no such program.
            Err(message) => {
                println!("--  {name}");
                message
            }
        };
        for line in details.lines() {
            println!("    {line}");
        }
    }
    println!("{accepted} of {} accepted", fixtures.len());
    accepted == fixtures.len()
}
