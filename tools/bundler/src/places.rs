//! Where lines of a draft come from: a draft has the lines of the solution and of its crates in one text,
//! some of them changed, and those of a module where it is declared.

use crate::draft::Draft;
use crate::edit::cut;
use crate::package::Solution;
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};

/// A file and its lines.
struct File {
    path: PathBuf,
    lines: Vec<String>,
}

/// The place of a byte of a solution's draft, as `src/main.rs:7`; where its line is in no file, that of the last
/// before it that is in one, as `after src/main.rs:6`.
#[must_use]
pub fn place(draft: &Draft, solution: &Solution, at: usize) -> Option<String> {
    let (Range { start, end }, krate) = match draft.module_at(at) {
        Some(module) => (module.range.clone(), &module.krate),
        None => (0..draft.solution_end, &solution.binary),
    };
    let lines: Vec<&str> = cut(&draft.text, start..end).ok()?.lines().map(str::trim).collect();
    // An error may be about what follows the draft: the crates that the judge has.
    let line = cut(&draft.text, start..at.min(end)).ok()?.matches('\n').count();
    let files = files(&krate.root);
    let found = |at: usize| find(&lines, at, &files);
    let (last, place) = (0..=line).rev().find_map(|at| Some((at, found(at)?)))?;
    // What was changed between two lines of a file has its place too.
    let is_between = (line..lines.len()).find_map(found) == Some(place);
    let (words, line) = if is_between { ("", line) } else { ("after ", last) };
    let (file, shift) = place;
    let number = line.wrapping_add(shift) + 1;
    let path = &files[file].path;
    let path = path.strip_prefix(&solution.workspace).unwrap_or(path).display();
    Some(format!("{words}{path}:{number}"))
}

/// Where a line is, as the number of the file and what is to be added, wrapping, to that of the line: where more lines
/// around it are the same than anywhere else.
fn find(lines: &[&str], at: usize, files: &[File]) -> Option<(usize, usize)> {
    let (mut most, mut found) = (0, None);
    for (file, File { lines: others, .. }) in files.iter().enumerate() {
        for number in (0..others.len()).filter(|&number| lines.get(at) == Some(&&*others[number])) {
            let after = lines[at..].iter().zip(&others[number..]);
            let before = lines[..at].iter().rev().zip(others[..number].iter().rev());
            let is_same = |(one, other): &(&&str, &String)| *one == other;
            let same = after.take_while(is_same).count() + before.take_while(is_same).count();
            if same > most {
                (most, found) = (same, Some((file, number.wrapping_sub(at))));
            } else if same == most {
                found = None;
            }
        }
    }
    found
}

/// The Rust files that a crate may have: all in the folder of its root.
fn files(root: &Path) -> Vec<File> {
    let (mut files, mut open) = (Vec::new(), vec![root.parent().unwrap_or(root).to_owned()]);
    while let Some(path) = open.pop() {
        if let Ok(entries) = fs::read_dir(&path) {
            open.extend(entries.filter_map(Result::ok).map(|entry| entry.path()));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).unwrap_or_default();
            files.push(File { path, lines: text.lines().map(|it| it.trim().to_owned()).collect() });
        }
    }
    files
}
