//! Where lines of a draft come from: a draft has the lines of the solution and of its crates in one text,
//! some of them changed, and those of a module where it is declared.

use crate::assemble::Draft;
use crate::package::Solution;
use std::collections::HashMap;
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};

/// For each line of a draft the file that it is from.
struct Places {
    files: Vec<PathBuf>,
    lines: Vec<Option<Place>>,
}

#[derive(Clone, Copy)]
struct Place {
    file: usize,
    /// From 0.
    line: usize,
}

/// The place of a byte of a solution's draft, as `src/main.rs:7`.
#[must_use]
pub fn place(draft: &Draft, solution: &Solution, at: usize) -> Option<String> {
    Places::new(draft, solution).of_line(draft.text[..at].matches('\n').count() + 1)
}

impl Places {
    /// Those of a solution's draft.
    fn new(draft: &Draft, solution: &Solution) -> Places {
        let lines: Vec<&str> = draft.text.lines().collect();
        let line_at = |at: usize| draft.text[..at].matches('\n').count();
        let mut sections = vec![(0..line_at(draft.solution_end) + 1, &solution.binary)];
        for (range, module) in &draft.modules {
            sections.push((line_at(range.start)..line_at(range.end), &draft.inlined[module]));
        }
        let mut places = Places { files: Vec::new(), lines: vec![None; lines.len()] };
        for (range, of) in sections {
            for path in files(&of.root) {
                let text = fs::read_to_string(&path).unwrap_or_default();
                let file = places.files.len();
                places.files.push(path.strip_prefix(&solution.workspace).unwrap_or(&path).into());
                places.align(&lines, range.clone(), file, &text.lines().collect::<Vec<_>>());
            }
        }
        places
    }

    /// The place of a line of the draft, counted from 1. Of a line that is in no file that of the last before it that is
    /// in one.
    fn of_line(&self, line: usize) -> Option<String> {
        let before = self.lines.get(..line)?.iter().rev();
        let (distance, place) = before.enumerate().find_map(|(i, place)| Some((i, (*place)?)))?;
        let after = if distance > 0 { "after " } else { "" };
        Some(format!("{after}{}:{}", self.files[place.file].display(), place.line + 1))
    }

    /// Finds the lines of a file in a range of the draft that are not found yet: those that there are once in
    /// both, what is the same around them, and what was changed between.
    fn align(&mut self, draft: &[&str], range: Range<usize>, file: usize, lines: &[&str]) {
        let open = range.clone().filter(|&at| self.lines[at].is_none());
        let in_draft = once(open.map(|at| (draft[at].trim(), at)));
        let in_file = once(lines.iter().enumerate().map(|(line, text)| (text.trim(), line)));
        let mut anchors: Vec<(usize, usize)> =
            in_draft.iter().filter_map(|(text, &at)| Some((at, *in_file.get(text)?))).collect();
        anchors.sort_unstable();
        let is_line = |at: usize, line: usize| {
            range.contains(&at)
                && lines.get(line).is_some_and(|text| text.trim() == draft[at].trim())
        };
        for &(at, line) in &anchors {
            for (at, line) in (at..).zip(line..) {
                if !is_line(at, line) || !self.put(at, file, line) {
                    break;
                }
            }
            for (at, line) in (0..at).rev().zip((0..line).rev()) {
                if !is_line(at, line) || !self.put(at, file, line) {
                    break;
                }
            }
        }
        for at in range.clone() {
            let Some(before) = self.lines[at].filter(|place| place.file == file) else {
                continue;
            };
            let next = (at + 1..range.end).find(|&next| self.lines[next].is_some());
            let Some(next) = next else { break };
            let is_whole = self.lines[next]
                .is_some_and(|place| place.file == file && place.line == before.line + next - at);
            if is_whole {
                for (at, line) in (at + 1..next).zip(before.line + 1..) {
                    self.put(at, file, line);
                }
            }
        }
    }

    /// Whether the line had no place yet.
    fn put(&mut self, at: usize, file: usize, line: usize) -> bool {
        let is_new = self.lines[at].is_none();
        if is_new {
            self.lines[at] = Some(Place { file, line });
        }
        is_new
    }
}

/// The lines that there are once, and where.
fn once<'a>(lines: impl Iterator<Item = (&'a str, usize)>) -> HashMap<&'a str, usize> {
    let mut found: HashMap<&str, Option<usize>> = HashMap::new();
    for (text, at) in lines {
        found.entry(text).and_modify(|first| *first = None).or_insert(Some(at));
    }
    found.into_iter().filter_map(|(text, at)| Some((text, at?))).collect()
}

/// The files that a crate may have: its root, and all in the folder of that.
fn files(root: &Path) -> Vec<PathBuf> {
    let mut files = vec![root.to_owned()];
    let others = root.parent().map(rust_files).unwrap_or_default();
    files.extend(others.into_iter().filter(|path| path != root));
    files
}

/// All Rust files in a folder and those in it.
fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok);
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    paths.sort();
    let files = paths
        .into_iter()
        .flat_map(|path| if path.is_dir() { rust_files(&path) } else { vec![path] });
    files.filter(|path| path.extension().is_some_and(|extension| extension == "rs")).collect()
}
