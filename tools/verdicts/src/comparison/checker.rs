//! A checker, asked about an answer as testlib's are.

use super::Wrong;
use crate::Limits;
use crate::process::{End, Finished, run};
use crate::text::{Scratch, Text};
use crate::tool::Tool;
use std::process::Stdio;
use std::time::Duration;

/// What a checker may use. It may be a command that compiles it first.
const LIMITS: Limits = Limits { time: Duration::from_secs(60), memory: u64::MAX, output: 64 << 10 };

/// How many lines of what it says are shown.
const MAX_LINES: usize = 20;

/// Asks a checker.
pub(crate) fn check(
    checker: &Tool,
    input: Text,
    output: &[u8],
    answer: Text,
) -> Result<Result<(), Wrong>, String> {
    checker.check("checker")?;
    let scratch = Scratch::new()?;
    let mut command = checker.command();
    command.arg(scratch.path("input", input)?);
    command.arg(scratch.write("output", output)?);
    command.arg(scratch.path("answer", answer)?);
    let finished = run(&mut command, Stdio::null(), LIMITS)
        .map_err(|error| checker.cannot_start("checker", &error))?;
    let said = format!("{}\n{}", finished.stderr, String::from_utf8_lossy(&finished.stdout));
    outcome(&checker.named("checker"), &finished, &said, LIMITS)
}

/// What a checker or an interactor has decided, and `said`. `tool` names it and where it was started.
pub(crate) fn outcome(
    tool: &str,
    finished: &Finished,
    said: &str,
    limits: Limits,
) -> Result<Result<(), Wrong>, String> {
    let words = words(said);
    let no_verdict = |how: &str| Err(format!("judge error: {tool} {how}{words}"));
    let status = match finished.end {
        End::Exited(status) => status,
        End::Late => {
            let seconds = limits.time.as_secs_f64();
            return no_verdict(&format!("was still running after {seconds} s"));
        }
        End::Talkative => return no_verdict("printed without end"),
        End::Large(_) | End::Stopped => return no_verdict("was stopped"),
    };
    if !status.success() && has_crashed(&finished.stderr) {
        return no_verdict(&format!("failed itself ({status})"));
    }
    let what = tool.split(" `").next().unwrap_or(tool);
    let wrong = |why: &str| {
        // Testlib's own words begin with these.
        let words = match words.strip_prefix('\n') {
            Some(words) if words.starts_with(why) => words.to_owned(),
            _ => format!("{why}{words}"),
        };
        Ok(Err(Wrong::answer(format!("{what} says: {words}"))))
    };
    match status.code() {
        Some(0) => Ok(Ok(())),
        Some(1) => wrong("wrong answer"),
        Some(2) => wrong("presentation error"),
        Some(3) => no_verdict("failed on its own account (exit status: 3, testlib's FAIL)"),
        Some(4) => wrong("there is more after the answer"),
        Some(5 | 7) => wrong("partial points"),
        Some(8) => wrong("unexpected end of the output"),
        _ => no_verdict(&format!("ended with {status}, which is none of testlib's")),
    }
}

/// Whether it is an interpreter that says why a program ended, by an exit status that testlib's programs have.
fn has_crashed(stderr: &str) -> bool {
    let starts = [
        "Traceback (most recent call last)",
        "SyntaxError:",
        "IndentationError:",
        "Exception in thread ",
        "Error: Unable to access jarfile",
        "Node.js v",
    ];
    let parts = ["can't open file", "Syntax error: ", "syntax error near "];
    let is_ruby = |line: &str| line.contains(".rb:") && line.ends_with("Error)");
    stderr.lines().any(|line| {
        starts.iter().any(|start| line.starts_with(start))
            || parts.iter().any(|part| line.contains(part))
            || is_ruby(line)
    })
}

/// The first lines of what it said, each behind a line break.
fn words(said: &str) -> String {
    let mut lines = said.lines().filter(|line| !line.is_empty());
    let mut words = String::new();
    for line in lines.by_ref().take(MAX_LINES) {
        words.push('\n');
        words.extend(line.chars().take(200));
    }
    match lines.count() {
        0 => words,
        more => format!("{words}\n... and {more} more lines"),
    }
}
