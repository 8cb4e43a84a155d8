//! Fixtures: `NAME.in` with `NAME.out`, the exact output, in a problem's folder `fixtures`.
//!
//! A fixture for bad input has `NAME.err` too: the program must fail, and each line of that file
//! must be somewhere in what it says on standard error.

use crate::process::{Finished, run};
use crate::workspace::name;
use similar::{ChangeTag, TextDiff};
use std::fmt::Write;
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
            let file = name(&entry.map_err(|e| format!("{}: {e}", folder.display()))?.path());
            names.extend(file.strip_suffix(".in").map(str::to_owned));
        }
        names.sort();
        if names.is_empty() {
            return Err(format!("{}: no fixtures; add NAME.in and NAME.out", folder.display()));
        }
        let fixture = |name| Fixture { folder: folder.clone(), name };
        Ok(names.into_iter().map(fixture).collect())
    }

    /// Runs `program` and compares.
    ///
    /// # Errors
    /// A message that says what is different from what was expected.
    pub fn check(&self, program: &Path, limit: Duration) -> Result<(), String> {
        let path = |extension: &str| self.folder.join(format!("{}.{extension}", self.name));
        let read = |path: &Path| fs::read(path).map_err(|e| format!("{}: {e}", path.display()));
        let input = File::open(path("in")).map_err(|e| format!("{}: {e}", path("in").display()))?;
        let expected = read(&path("out"))?;
        let complaints = path("err").exists().then(|| read(&path("err"))).transpose()?;
        let finished = run(&mut Command::new(program), input, limit)
            .map_err(|e| format!("{}: {e}", program.display()))?
            .ok_or_else(|| format!("still running after {} s", limit.as_secs_f64()))?;
        match complaints {
            Some(lines) => check_failure(&finished, &String::from_utf8_lossy(&lines))?,
            None if finished.status.success() => {}
            None => return Err(format!("{}\n{}", finished.status, finished.stderr)),
        }
        compare(&expected, &finished.stdout)
    }
}

fn check_failure(finished: &Finished, complaints: &str) -> Result<(), String> {
    if finished.status.success() {
        return Err("bad input was accepted: exit status 0".to_owned());
    }
    match complaints.lines().find(|line| !finished.stderr.contains(line)) {
        Some(line) => Err(format!("standard error lacks \"{line}\":\n{}", finished.stderr)),
        None => Ok(()),
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
