//! A round: build, judge, and say first what is of most use.

use anyhow::{Error, Result, anyhow};
use std::fs;
use std::path::Path;
use std::time::Duration;
use verdicts::{Fixture, Limits, Package};

/// How many lines are shown of what is wrong with the first fixture that fails, and of what the compiler says.
const MAX_DETAILS: usize = 15;
const MAX_ERRORS: usize = 40;

/// Builds a package's program, as `cargo judge test` does, and judges it on fixtures; whether all were
/// accepted.
///
/// # Errors
/// What the compiler says, or that there are no such fixtures.
pub fn round(package: &Package, names: &[String]) -> Result<bool> {
    let program =
        package.build(false).map_err(|message| anyhow!(beginning(&message, MAX_ERRORS)))?;
    let mut fixtures = package.fixtures.named(names).map_err(Error::msg)?;
    // The smallest input that is answered wrong tells most; bad input is for later.
    fixtures.sort_by_cached_key(|fixture| (fixture.complaints.is_some(), size(fixture)));
    Ok(judge(&program, &fixtures, package.limits))
}

/// How many bytes a fixture's input has; none if there is no input.
fn size(fixture: &Fixture) -> u64 {
    let size = |path| fs::metadata(path).map_or(0, |file| file.len());
    fixture.input.as_ref().map_or(0, size)
}

/// Prints a line for each fixture that fails, with what is wrong with the first of them, and how many were
/// accepted.
fn judge(program: &Path, fixtures: &[Fixture], limits: Limits) -> bool {
    let (mut accepted, mut slowest, mut largest) = (0, Duration::ZERO, 0);
    let mut is_first = true;
    for fixture in fixtures {
        let name = &fixture.name;
        let details = match fixture.judge(program, limits) {
            Ok(report) => {
                slowest = slowest.max(report.time);
                largest = largest.max(report.peak);
                if report.verdict.is_accepted() {
                    accepted += 1;
                    continue;
                }
                println!("{:<3} {name}", report.verdict);
                report.details
            }
            Err(message) => {
                println!("--  {name}");
                message
            }
        };
        if is_first {
            for line in beginning(&details, MAX_DETAILS).lines() {
                println!("    {line}");
            }
        }
        is_first = false;
    }
    let (seconds, kib) = (slowest.as_secs_f64(), largest >> 10);
    println!("{accepted} of {} accepted, at most {seconds:.3} s, {kib} KiB", fixtures.len());
    accepted == fixtures.len()
}

/// The first lines of a text.
fn beginning(text: &str, lines: usize) -> String {
    let more = text.lines().count().saturating_sub(lines);
    let mut beginning: Vec<&str> = text.lines().take(lines).collect();
    let rest = format!("... and {more} more lines");
    if more > 0 {
        beginning.push(&rest);
    }
    beginning.join("\n")
}
