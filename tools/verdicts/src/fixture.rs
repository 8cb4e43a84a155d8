//! Fixtures: `NAME.in` with `NAME.out`, the exact output, in a problem's folder `fixtures`.
//!
//! A fixture for bad input has `NAME.err` too: the program must fail, and each line of that file
//! must be somewhere in what it says on standard error.

use crate::process::{Finished, run};
use anyhow::{Context, Result, bail};
use similar::{ChangeTag, TextDiff};
use std::fmt::{self, Write};
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// A test of one program on one input.
pub struct Fixture {
    folder: PathBuf,
    /// Why the fixture exists: `NAME`.
    pub name: String,
}

impl Fixture {
    /// All fixtures of the problem in `folder`, sorted by name.
    ///
    /// # Errors
    /// A message if there are none.
    pub fn of_problem(folder: &Path) -> Result<Vec<Fixture>, String> {
        let folder = folder.join("fixtures");
        let entries = fs::read_dir(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
        let mut names = Vec::new();
        for entry in entries {
            let entry = entry.map_err(|e| format!("{}: {e}", folder.display()))?;
            let file = entry.file_name().to_string_lossy().into_owned();
            names.extend(file.strip_suffix(".in").map(str::to_owned));
        }
        names.sort();
        if names.is_empty() {
            return Err(format!("{}: no fixtures; add NAME.in and NAME.out", folder.display()));
        }
        let fixture = |name| Fixture { folder: folder.clone(), name };
        Ok(names.into_iter().map(fixture).collect())
    }

    /// Runs `program` and judges what it does.
    ///
    /// # Errors
    /// If a file of the fixture cannot be read, or the program cannot be started.
    pub fn judge(&self, program: &Path, limits: Limits) -> Result<Report> {
        let path = |extension: &str| self.folder.join(format!("{}.{extension}", self.name));
        let read = |path: &Path| fs::read(path).with_context(|| path.display().to_string());
        let input = File::open(path("in")).with_context(|| path("in").display().to_string())?;
        let expected = read(&path("out"))?;
        let complaints = path("err").exists().then(|| read(&path("err"))).transpose()?;
        let finished = run(&mut Command::new(program), input, limits.time)
            .with_context(|| program.display().to_string())?;
        let complaints = complaints.as_deref().map(String::from_utf8_lossy);
        let (verdict, details) = judge(&finished, &expected, complaints.as_deref(), limits);
        Ok(Report { verdict, details, time: finished.time, peak: finished.peak })
    }

    /// Runs `program` on each of `fixtures`, all of which must accept it.
    ///
    /// # Errors
    /// The first fixture that fails and how.
    pub fn accept(fixtures: &[Fixture], program: &Path, limits: Limits) -> Result<()> {
        for fixture in fixtures {
            let Report { verdict, details, .. } = fixture.judge(program, limits)?;
            if !verdict.is_accepted() {
                bail!("the bundle fails fixture `{}`: {verdict}\n{details}", fixture.name);
            }
        }
        Ok(())
    }

    /// Runs `program`, which must be accepted.
    ///
    /// # Errors
    /// A message that says what is different from what was expected.
    pub fn check(&self, program: &Path, time: Duration) -> Result<(), String> {
        let limits = Limits { time, ..Limits::default() };
        let report = self.judge(program, limits).map_err(|error| format!("{error:#}"))?;
        if report.verdict.is_accepted() { Ok(()) } else { Err(report.details) }
    }
}

/// What a program may use.
#[derive(Clone, Copy)]
pub struct Limits {
    /// Wall time.
    pub time: Duration,
    /// Bytes.
    pub memory: u64,
}

impl Default for Limits {
    /// Ten seconds, and any memory.
    fn default() -> Self {
        Limits { time: Duration::from_secs(10), memory: u64::MAX }
    }
}

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
}

impl Verdict {
    /// Whether it is `Accepted`.
    #[must_use]
    pub fn is_accepted(self) -> bool {
        self == Verdict::Accepted
    }
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
        })
    }
}

/// What came of one fixture.
pub struct Report {
    /// The verdict.
    pub verdict: Verdict,
    /// What was wrong; empty if nothing was.
    pub details: String,
    /// How long the program took.
    pub time: Duration,
    /// The most memory it had, in bytes.
    pub peak: u64,
}

fn judge(
    finished: &Finished,
    expected: &[u8],
    complaints: Option<&str>,
    limits: Limits,
) -> (Verdict, String) {
    let Some(status) = finished.status else {
        let details = format!("still running after {} s", limits.time.as_secs_f64());
        return (Verdict::TimeLimitExceeded, details);
    };
    if finished.peak > limits.memory {
        let (peak, limit) = (finished.peak >> 10, limits.memory >> 10);
        return (Verdict::MemoryLimitExceeded, format!("{peak} KiB, more than {limit} KiB"));
    }
    if let Some(complaints) = complaints {
        if status.success() {
            let details = "bad input was accepted: exit status 0".to_owned();
            return (Verdict::WrongAnswer, details);
        }
        if let Some(line) = complaints.lines().find(|line| !finished.stderr.contains(line)) {
            let details = format!("standard error lacks \"{line}\":\n{}", finished.stderr);
            return (Verdict::WrongAnswer, details);
        }
    } else if !status.success() {
        return (Verdict::RuntimeError, format!("{status}\n{}", finished.stderr));
    }
    match compare(expected, &finished.stdout) {
        Ok(()) => (Verdict::Accepted, String::new()),
        Err(details) => {
            let words = |bytes| <[u8]>::split(bytes, u8::is_ascii_whitespace);
            let right = words(expected).filter(|word| !word.is_empty());
            let printed = words(&finished.stdout).filter(|word| !word.is_empty());
            let same = right.eq(printed);
            (if same { Verdict::PresentationError } else { Verdict::WrongAnswer }, details)
        }
    }
}

/// How many lines of a diff are shown, and how much of each.
const MAX_LINES: usize = 40;
const MAX_LINE: usize = 120;

/// Compares two outputs byte for byte.
///
/// # Errors
/// A diff with three lines around each difference, white space and line ends made visible, cut where
/// nobody would read on.
pub fn compare(expected: &[u8], actual: &[u8]) -> Result<(), String> {
    if expected == actual {
        return Ok(());
    }
    let mut message = "wrong output (- expected, + printed):\n".to_owned();
    let diff = TextDiff::configure().timeout(Duration::from_secs(1)).diff_lines(expected, actual);
    let groups = diff.grouped_ops(3);
    let mut changes = groups.iter().flatten().flat_map(|op| diff.iter_changes(op));
    for change in changes.by_ref().take(MAX_LINES) {
        let sign = match change.tag() {
            ChangeTag::Delete => '-',
            ChangeTag::Insert => '+',
            ChangeTag::Equal => ' ',
        };
        let number = 1 + change.old_index().or(change.new_index()).unwrap_or_default();
        let mut line = change.value().escape_ascii().to_string();
        if line.len() > MAX_LINE {
            line.truncate(MAX_LINE);
            line.push_str("...");
        }
        writeln!(message, "{sign} {number:>4} | {line}").expect("a String takes all");
    }
    match changes.count() {
        0 => {}
        more => writeln!(message, "... and {more} more lines").expect("a String takes all"),
    }
    Err(message)
}
