use crate::{Fixture, Limits, Report};
use std::path::Path;

/// Judges a program on fixtures and prints a line for each: verdict, time, memory, and what was wrong;
/// whether all were accepted.
#[must_use]
pub fn judge_all(program: &Path, fixtures: &[Fixture], limits: Limits) -> bool {
    judge_each(program, fixtures, limits, |_, _| {})
}

/// As [`judge_all`], and passes on what came of each fixture.
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
