//! A checker, with the arguments and exit codes of testlib's.

use crate::process::{End, Finished, Limits, run};
use crate::text::{Scratch, Text};
use crate::tool::Tool;
use crate::verdict::{Wrong, shown};
use std::process::Stdio;
use std::time::Duration;

/// What a checker may use. It may be a command that compiles it first.
const LIMITS: Limits =
    Limits { time: Duration::from_secs(60), memory: u64::MAX, stack: None, output: 64 << 10 };

/// Runs a checker on an output.
pub(crate) fn check(
    checker: &Tool,
    input: Text,
    output: &[u8],
    answer: Text,
) -> Result<Result<(), Wrong>, String> {
    let scratch = Scratch::new()?;
    let mut command = checker.command();
    command.arg(scratch.path("input", input)?);
    command.arg(scratch.write("output", output)?);
    command.arg(scratch.path("answer", answer)?);
    let finished = run(&mut command, Stdio::null(), LIMITS)
        .map_err(|error| checker.cannot_start("checker", &error))?;
    let message = format!("{}\n{}", finished.stderr, String::from_utf8_lossy(&finished.stdout));
    outcome(&checker.named("checker"), &finished, &message, LIMITS)
}

/// What a checker or an interactor has decided, with its `message`. `tool` names it and its folder.
pub(crate) fn outcome(
    tool: &str,
    finished: &Finished,
    message: &str,
    limits: Limits,
) -> Result<Result<(), Wrong>, String> {
    let message = shown(message.lines()).join("\n");
    let no_verdict = |how: &str| {
        let error = format!("judge error: {tool} {how}\n{message}");
        Err(error.trim_end().to_owned())
    };
    let status = match finished.end {
        End::Exited(status) => status,
        End::TimeLimit => {
            let seconds = limits.time.as_secs_f64();
            return no_verdict(&format!("was still running after {seconds} s"));
        }
        End::OutputLimit => return no_verdict("printed without end"),
        End::MemoryLimit(..) | End::Stopped => return no_verdict("was stopped"),
    };
    if !status.success() && has_crashed(&finished.stderr) {
        return no_verdict(&format!("failed itself ({status})"));
    }
    let why = match status.code() {
        Some(0) => return Ok(Ok(())),
        Some(1) => "wrong answer",
        Some(2) => "presentation error",
        Some(3) => return no_verdict("failed itself (exit status: 3, testlib's FAIL)"),
        Some(4) => "there is more after the answer",
        // Testlib's `_pc(points)` is 16 and more. A checker in Rust that panics has 101.
        Some(5 | 7 | 16..=100) => "partial points",
        Some(8) => "unexpected end of the output",
        _ => return no_verdict(&format!("ended with {status}, which is none of testlib's")),
    };
    // Testlib's messages begin with the reason.
    let message = if message.starts_with(why) { message } else { format!("{why}\n{message}") };
    let what = tool.split(" `").next().unwrap_or(tool);
    Ok(Err(Wrong::answer(format!("{what} says: {}", message.trim_end()))))
}

/// Whether an interpreter reports that a program failed: its exit status is then one of testlib's by chance.
fn has_crashed(stderr: &str) -> bool {
    let reports = [
        "Traceback (most recent call last)",
        "SyntaxError:",
        "IndentationError:",
        "Exception in thread ",
        "Unable to access jarfile",
        "Cannot find module",
        "Node.js v",
        "can't open ",
        "cannot open ",
        "No such file or directory",
        "Syntax error: ",
        "syntax error near ",
        ".rb:",
    ];
    reports.iter().any(|report| stderr.contains(report))
}
