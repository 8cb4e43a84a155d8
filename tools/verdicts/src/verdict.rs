//! What a judge says of a program that has run.

use crate::process::stack::refused;
use crate::process::{End, Finished, Limits};
use std::fmt;
use std::process::ExitStatus;
use std::time::Duration;

/// What a judge says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The output is right; bad input was refused as it should be.
    Accepted,
    /// The output is wrong.
    WrongAnswer,
    /// Only white space is wrong.
    PresentationError,
    /// It failed.
    RuntimeError,
    /// It was still running at the time limit.
    TimeLimitExceeded,
    /// It used more memory than it may.
    MemoryLimitExceeded,
    /// It printed more than any right answer has.
    OutputLimitExceeded,
    /// It ran within its limits, and nobody knows the right answer.
    Unjudged,
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Verdict::Accepted => "AC",
            Verdict::WrongAnswer => "WA",
            Verdict::PresentationError => "PE",
            Verdict::RuntimeError => "RE",
            Verdict::TimeLimitExceeded => "TLE",
            Verdict::MemoryLimitExceeded => "MLE",
            Verdict::OutputLimitExceeded => "OLE",
            Verdict::Unjudged => "ran",
        })
    }
}

/// Why a program is not accepted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wrong {
    /// `WrongAnswer`; or `PresentationError`, if only white space differs and is not ignored.
    pub verdict: Verdict,
    /// What is wrong, in lines for a person.
    pub details: String,
}

impl Wrong {
    pub(crate) fn answer(details: String) -> Wrong {
        Wrong { verdict: Verdict::WrongAnswer, details }
    }
}

/// The result of one fixture.
#[derive(Debug)]
pub struct Report {
    /// The verdict.
    pub verdict: Verdict,
    /// What was wrong; empty if nothing was.
    pub details: String,
    /// How long the program took.
    pub time: Duration,
    /// The most memory it had, in bytes.
    pub peak: u64,
    /// What it printed.
    pub output: Vec<u8>,
    /// Its standard error.
    pub stderr: String,
}

impl Report {
    pub(crate) fn new(finished: Finished, verdict: Verdict, details: String) -> Report {
        let Finished { time, peak, stdout: output, stderr, .. } = finished;
        Report { verdict, details, time, peak, output, stderr }
    }
}

/// What is wrong with how a program ended, whatever it printed; with its standard error.
pub fn failure(finished: &Finished, limits: Limits) -> Option<(Verdict, String)> {
    let (verdict, details) = match exit_status(finished, limits) {
        Err(failure) => failure,
        Ok(status) if status.success() => return None,
        Ok(_) if is_out_of_memory(&finished.stderr) => {
            let (peak, limit) = (finished.peak >> 10, limits.memory >> 10);
            let details = format!("{peak} KiB, and more than {limit} KiB was asked for");
            (Verdict::MemoryLimitExceeded, details)
        }
        Ok(status) => (Verdict::RuntimeError, cause(status, &finished.stderr, limits)),
    };
    Some((verdict, with_stderr(&details, &finished.stderr)))
}

/// What is wrong with how a program ended that had to refuse its input, with these `errors`.
pub(crate) fn refusal(
    finished: &Finished,
    errors: &str,
    limits: Limits,
) -> Option<(Verdict, String)> {
    let details = match exit_status(finished, limits) {
        Err(failure) => return Some(failure),
        Ok(status) if status.success() => "bad input was accepted: exit status 0".to_owned(),
        Ok(_) => {
            let missing = errors.lines().find(|line| !finished.stderr.contains(line))?;
            let details = format!("standard error does not contain \"{missing}\"");
            with_stderr(&details, &finished.stderr)
        }
    };
    Some((Verdict::WrongAnswer, details))
}

/// The exit status of a program that ended by itself, or why it did not.
fn exit_status(finished: &Finished, limits: Limits) -> Result<ExitStatus, (Verdict, String)> {
    Err(match finished.end {
        // All memory may be stack.
        End::Exited(status)
            if finished.peak <= limits.memory || is_stack_overflow(&finished.stderr) =>
        {
            return Ok(status);
        }
        End::Exited(_) | End::MemoryLimit(..) => {
            let (peak, limit) = (finished.peak >> 10, limits.memory >> 10);
            let stack = match finished.end {
                End::MemoryLimit(bytes, stack) if stack > bytes / 2 => {
                    format!(", {} KiB of it stack: does recursion end?", stack >> 10)
                }
                _ => String::new(),
            };
            (Verdict::MemoryLimitExceeded, format!("{peak} KiB, more than {limit} KiB{stack}"))
        }
        End::TimeLimit => {
            let details = format!("still running after {} s", limits.time.as_secs_f64());
            (Verdict::TimeLimitExceeded, details)
        }
        End::OutputLimit => {
            let details = format!("it printed more than {} KiB", limits.output >> 10);
            (Verdict::OutputLimitExceeded, details)
        }
        End::Stopped => (Verdict::RuntimeError, "stopped, as the verdict was known".to_owned()),
    })
}

/// The heading of a program's standard error.
pub const STDERR: &str = "standard error:\n";

/// How many of the first and of the last lines of standard error are shown, and how much of each.
const FIRST: usize = 10;
const LAST: usize = 20;
const MAX_LINE: usize = 200;

/// What is wrong, and below it the program's standard error, if there is any.
pub fn with_stderr(details: &str, stderr: &str) -> String {
    // Rust's hint helps nobody here: programs are run without that variable.
    let is_hint = |line: &&str| line.starts_with("note: run with `RUST_BACKTRACE=1`");
    let lines = shown(stderr.lines().filter(|line| !is_hint(line)));
    if lines.is_empty() {
        return details.to_owned();
    }
    format!("{}\n{STDERR}  {}\n", details.trim_end(), lines.join("\n  "))
}

/// The lines that are not blank, of many only the first and the last.
pub(crate) fn shown<'a>(lines: impl Iterator<Item = &'a str>) -> Vec<String> {
    let cut = |line: &str| {
        let more = if line.chars().count() > MAX_LINE { "..." } else { "" };
        // A terminal obeys control codes.
        let shown = |c: char| if c.is_control() && c != '\t' { '\u{fffd}' } else { c };
        line.chars().take(MAX_LINE).map(shown).collect::<String>() + more
    };
    let mut shown: Vec<String> = lines.filter(|line| !line.trim().is_empty()).map(cut).collect();
    let left_out = shown.len().saturating_sub(FIRST + LAST);
    if left_out > 0 {
        shown.splice(FIRST..FIRST + left_out, [format!("... {left_out} lines ...")]);
    }
    shown
}

/// Whether a program ended because it got no more memory: one of Rust, or of C made from Rust, which allocates
/// no more than the judge allows.
fn is_out_of_memory(stderr: &str) -> bool {
    stderr.contains("memory allocation of ") || stderr.contains("error: out of memory")
}

/// Whether a program, one of Rust or of C made from Rust, says that its stack was too small.
fn is_stack_overflow(stderr: &str) -> bool {
    stderr.contains("has overflowed its stack") || stderr.contains("error: stack overflow")
}

/// Why a program failed, as far as its status and its standard error show.
fn cause(status: ExitStatus, stderr: &str, limits: Limits) -> String {
    // On Unix, and on Windows.
    let access = ["SIGSEGV", "0xc0000005", "0xc00000fd"];
    let shown = status.to_string();
    let name = if is_stack_overflow(stderr) {
        "a stack overflow"
    } else if status.code() == Some(101) {
        "a panic"
    } else if access.iter().any(|name| shown.contains(name)) {
        "a stack overflow, or an access outside of memory"
    } else {
        return shown;
    };
    let stack = match (limits.stack, refused(limits.stack)) {
        (Some(wanted), Some(most)) if name.contains("stack") => format!(
            "; its stack may have {} KiB, but the system allows {} KiB (`ulimit -Hs`): raise that, as root by \
             `ulimit -s`",
            wanted >> 10,
            most >> 10
        ),
        _ => String::new(),
    };
    format!("{name} ({shown}){stack}")
}
