//! Where fixtures lie: how the tools of contestants and the judges' archives name an input and the answer to it.

use crate::fixture::Fixture;
use crate::fixtures::Fixtures;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// Folders of fixtures, beside a program or a manifest.
pub(crate) const FOLDERS: [&str; 7] =
    ["fixtures", "test", "tests", "testcases", "samples", "sample", "testdata"];

/// Folders in which all inputs lie, or all answers.
const PARTS: [&str; 4] = ["in", "out", "input", "output"];

/// An input, and how the answer to it may be named. A star is any text, the same in both; the first row holds that fits.
const LAYOUTS: [(&str, &[&str]); 9] = [
    ("in/*.in", &["out/*.out", "out/*.ans"]), // Library Checker
    ("in/*.txt", &["out/*.txt"]),             // AtCoder
    ("in/*", &["out/*"]),
    ("input/input*.txt", &["output/output*.txt"]), // HackerRank
    ("*.in", &["*.out", "*.ans"]),                 // oj, atcoder-cli, acr, CSES, Kattis
    ("in_*.txt", &["out_*.txt"]),                  // atcoder-tools
    ("input*.txt", &["output*.txt"]),
    ("in*.txt", &["out*.txt"]),
    ("*.in.*", &["*.out.*"]), // COCI
];

/// A part of a fixture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    Input,
    /// How an input is made.
    Made,
    Answer,
    Errors,
}

/// The folder of fixtures beside a program or a manifest: the first that has any with an answer, or else any, or else the first
/// that is there, but for `tests`, which Cargo has a use for.
pub fn folder(around: &Path) -> Option<PathBuf> {
    let folders = || FOLDERS.map(|name| around.join(name)).into_iter().filter(|it| it.is_dir());
    let all = || folders().chain([around.to_owned()]);
    let first = || folders().find(|it| !it.ends_with("tests"));
    all().find(|it| has_judged(it)).or_else(|| all().find(|it| has_any(it))).or_else(first)
}

/// Whether the fixtures of a folder are taken, and not those of another one: answers go first.
pub(crate) fn goes_before(folder: &Path, other: &Path) -> bool {
    has_judged(folder) || has_any(folder) && !has_judged(other)
}

/// Whether there are fixtures with answers in a folder.
fn has_judged(folder: &Path) -> bool {
    Fixtures::at(folder).files().is_ok_and(|files| files.iter().any(Fixture::is_judged))
}

/// Whether there are fixtures in a folder.
pub(crate) fn has_any(folder: &Path) -> bool {
    Fixtures::at(folder).files().is_ok_and(|files| !files.is_empty())
}

/// The files of a folder that may belong to fixtures: their paths in it.
pub(crate) fn files(folder: &Path) -> io::Result<Vec<String>> {
    let mut files = Vec::new();
    let parts = PARTS.iter().filter(|part| folder.join(part).is_dir());
    for part in [""].iter().chain(parts) {
        for entry in fs::read_dir(folder.join(part))? {
            let entry = entry?;
            let name = Path::new(part).join(entry.file_name());
            if entry.path().is_file() {
                files.push(name.to_string_lossy().replace('\\', "/"));
            }
        }
    }
    files.sort();
    Ok(files)
}

/// Which part a file is, and of which fixture: its name, and one that no fixture of another row has.
pub(crate) fn part(file: &str, files: &[String]) -> Option<([String; 2], Part)> {
    let twice = |name: &str| [name.to_owned(), name.to_owned()];
    if let Some(name) = file.strip_suffix(".made") {
        return Some((twice(name), Part::Made));
    }
    if let Some(name) = file.strip_suffix(".err") {
        return Some((twice(name), Part::Errors));
    }
    let of_row = |(input, answers): &(&str, &[&str])| {
        // Of `input.txt` and `output.txt` nothing varies.
        let name = |pattern: &str| match stars(file, pattern)?.join("-") {
            name if name.is_empty() => Some("input".to_owned()),
            name => Some(name),
        };
        let answer = || answers.iter().find_map(|answer| name(answer));
        let found = name(input).map(|name| (name, Part::Input));
        let (name, part) = found.or_else(|| Some((answer()?, Part::Answer)))?;
        let stem = input.split('.').next().filter(|stem| stem.ends_with('*') && stem.len() > 1);
        let whole = stem.map_or(name.clone(), |stem| stem.replace('*', &name));
        Some(([name, whole], part))
    };
    LAYOUTS.iter().find_map(of_row).or_else(|| {
        // Polygon's `01` and `01.a`: what has no extension is an input only where there is the answer.
        let is_input = files.binary_search(&format!("{file}.a")).is_ok();
        let answer = || Some((twice(file.strip_suffix(".a")?), Part::Answer));
        if is_input { Some((twice(file), Part::Input)) } else { answer() }
    })
}

/// What the stars of a pattern stand for in a path, if that fits.
fn stars<'a>(path: &'a str, pattern: &str) -> Option<Vec<&'a str>> {
    let mut pieces = pattern.split('*');
    let mut rest = path.strip_prefix(pieces.next()?)?;
    let mut found = Vec::new();
    let mut pieces = pieces.peekable();
    while let Some(piece) = pieces.next() {
        // The last takes as much as it can.
        let at = if pieces.peek().is_none() {
            rest.strip_suffix(piece)?.len()
        } else {
            rest.find(piece)?
        };
        found.push(&rest[..at]);
        rest = &rest[at + piece.len()..];
    }
    (!found.concat().contains('/')).then_some(found)
}
