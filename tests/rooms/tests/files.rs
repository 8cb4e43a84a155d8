//! What is read of one topic is in one file, which is short.

use std::fs;
use std::path::{Path, PathBuf};
use verdicts::workspace::root;

/// The most lines of a file of `src`.
const MOST: usize = 300;

fn files(folder: &Path, all: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            files(&path, all);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            all.push(path);
        }
    }
}

#[test]
fn files_are_short() {
    let mut all = Vec::new();
    files(&root().join("lib/src"), &mut all);
    for tool in fs::read_dir(root().join("tools")).unwrap().flatten() {
        files(&tool.path().join("src"), &mut all);
    }
    assert!(all.len() > 300, "{} files", all.len());
    for path in all {
        let lines = fs::read_to_string(&path).unwrap().lines().count();
        assert!(lines <= MOST, "{}: {lines} lines; the most is {MOST}", path.display());
    }
}
