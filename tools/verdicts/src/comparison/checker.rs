//! A checker, with the arguments and exit codes of testlib's.

use crate::error::Result;
use crate::process::{End, Finished, Limits, run};
use crate::text::{Scratch, Text};
use crate::tool::Tool;
use crate::verdict::{Wrong, shown};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

/// What a checker may use. It may be a command that compiles it first.
const LIMITS: Limits =
    Limits { time: Duration::from_secs(60), memory: u64::MAX, stack: None, output: 64 << 10 };

/// How programs that judge are called.
const CALLS: &str = "\
    a checker is called as `input output answer` and decides by testlib's statuses, or as Kattis and ICPC do, \
    `input answer feedback_dir < output` with 42 and 43; one for hustoj or Hydro, `input answer output`, needs its \
    arguments in another order";

/// Runs a checker on an output: as one of testlib, or if it has no verdict then, as one of Kattis.
pub(crate) fn check(
    checker: &Tool,
    input: Text,
    output: &[u8],
    answer: Text,
) -> Result<Result<(), Wrong>> {
    let scratch = Scratch::new()?;
    let [input, answer] = [scratch.path("input", input)?, scratch.path("answer", answer)?];
    let output = scratch.write("output", output)?;
    let start = |arguments: [&Path; 3], input: Stdio| {
        let finished = run(checker.command().args(arguments), input, LIMITS);
        finished.map_err(|error| checker.cannot_start("checker", &error))
    };
    let name = checker.named("checker");
    let of_kattis = || {
        let feedback = Feedback::new(&scratch)?;
        let finished = start([&input, &answer, &feedback.0], Text::File(&output).open()?.into())?;
        feedback.outcome(&name, &finished)
    };
    if checker.is_in_package() {
        return of_kattis();
    }
    let finished = start([&input, &output, &answer], Stdio::null())?;
    let message = format!("{}\n{}", finished.stderr, String::from_utf8_lossy(&finished.stdout));
    let decided = outcome(&name, &finished, &message, LIMITS);
    let is_open = decided.is_err() && finished.status().is_some();
    if is_open { of_kattis().or(decided) } else { decided }
}

/// The folder in which a validator of Kattis says what it thinks.
pub(crate) struct Feedback(pub(crate) PathBuf);

impl Feedback {
    /// A new one. Its path ends with a slash, as some take it for granted.
    pub(crate) fn new(scratch: &Scratch) -> Result<Feedback> {
        Ok(Feedback(scratch.folder("feedback")?.join("")))
    }

    /// What the validator has decided.
    pub(crate) fn outcome(&self, tool: &str, finished: &Finished) -> Result<Result<(), Wrong>> {
        let said = fs::read_to_string(self.0.join("judgemessage.txt")).unwrap_or_default();
        let message = shown(finished.stderr.lines().chain(said.lines())).join("\n");
        match finished.status().and_then(|status| status.code()) {
            Some(42) => Ok(Ok(())),
            Some(43) => Ok(Err(wrong(what(tool), "wrong answer", &message))),
            _ => {
                Err(format!("judge error: {tool} ended neither with 42 nor 43; {CALLS}\n{message}")
                    .into())
            }
        }
    }
}

/// What a checker or an interactor has decided, with its `message`. `tool` names it and its folder.
pub(crate) fn outcome(
    tool: &str,
    finished: &Finished,
    message: &str,
    limits: Limits,
) -> Result<Result<(), Wrong>> {
    let message = shown(message.lines()).join("\n");
    let no_verdict = |how: &str| {
        let error = format!("judge error: {tool} {how}\n{message}");
        Err(error.trim_end().into())
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
    // The status of few points may be any.
    let is_partial = message.starts_with("partially correct");
    let why = match status.code() {
        _ if is_partial => "partial points",
        Some(0) => return Ok(Ok(())),
        Some(1) => "wrong answer",
        Some(2) => "presentation error",
        Some(3) => return no_verdict("failed itself (exit status: 3, testlib's FAIL)"),
        Some(4) => "there is more after the answer",
        // As other judges take points. A checker in Rust that panics has 101.
        Some(5 | 7 | 16..=41 | 44..=100) => "partial points",
        Some(8) => "unexpected end of the output",
        _ => {
            return no_verdict(&format!(
                "ended with {status}, which is none of testlib's; {CALLS}"
            ));
        }
    };
    Ok(Err(wrong(what(tool), why, &message)))
}

/// Which of both a tool is, of which this is the name.
fn what(tool: &str) -> &str {
    tool.split(" `").next().unwrap_or(tool).trim_start_matches("the ")
}

/// What a tool says, and why. Testlib's messages begin with that.
fn wrong(what: &str, why: &str, message: &str) -> Wrong {
    let why = if message.starts_with(why) { "" } else { &format!("{why}\n") };
    Wrong::answer(format!("the {what} says: {why}{message}").trim_end().to_owned())
}

/// What interpreters say then.
const CRASHES: &str = "Traceback (most recent call last)|SyntaxError:|IndentationError:|Exception in thread |\
    Unable to access jarfile|Cannot find module|Node.js v|can't open |cannot open |No such file or directory|\
    Syntax error: |syntax error near |.rb:";

/// Whether an interpreter reports that a program failed: its exit status is then one of testlib's by chance.
fn has_crashed(stderr: &str) -> bool {
    CRASHES.split('|').any(|report| stderr.contains(report))
}
