use crate::fixture::Fixture;
use crate::process::Limits;
use crate::verdict::{Report, Verdict};
use std::path::Path;
use std::{env, panic};

/// As [`judge_each`], of a solution. One that is built `to_debug` has ten times as long; of another is said how to find
/// numbers that did not fit, where these may be the cause of a failure.
#[must_use]
pub fn judge_own(program: &Path, fixtures: &[Fixture], limits: Limits, to_debug: bool) -> bool {
    use Verdict::{MemoryLimitExceeded, TimeLimitExceeded, WrongAnswer};
    let time = if to_debug { 10 * limits.time } else { limits.time };
    let mut may_wrap = false;
    let accepted = judge_each(program, fixtures, Limits { time, ..limits }, |_, report| {
        may_wrap |= matches!(report.verdict, WrongAnswer | TimeLimitExceeded | MemoryLimitExceeded);
    });
    if may_wrap && !to_debug {
        eprintln!(
            "does a number not fit its type? This panics there, with the line: {} --debug",
            again(&[])
        );
    }
    accepted
}

/// The command line of this process, to be typed again; without the options of these names and their values.
#[must_use]
pub fn again(without: &[&str]) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_./=,:".contains(c);
    let arguments = env::args_os().map(|word| word.to_string_lossy().into_owned());
    let mut arguments = arguments.skip(1).skip_while(|word| word == "judge");
    let mut line = "cargo judge".to_owned();
    while let Some(word) = arguments.next() {
        let (name, value) = word.split_once('=').map_or((&*word, None), |(n, v)| (n, Some(v)));
        if without.contains(&name) {
            if value.is_none() {
                arguments.next();
            }
        } else if !word.is_empty() && word.chars().all(plain) {
            line.extend([" ", &word]);
        } else {
            line.extend([" '", &word.replace('\'', "'\\''"), "'"]);
        }
    }
    line
}

/// Judges a program on fixtures and prints a line for each: verdict, time, memory, and what was wrong; whether all
/// were accepted. `see` gets each report.
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
                accepted += usize::from(verdict == Verdict::Accepted);
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

/// From now on closed output, as by `| head -1`, ends the program without a message: `println!` panics then, and what is
/// temporary is removed as in any panic.
pub fn end_quietly_when_output_is_closed() {
    let default = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        if !info.to_string().contains("failed printing to stdout: Broken pipe") {
            default(info);
        }
    }));
}
