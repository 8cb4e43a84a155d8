//! Packages that are written by tests.

use bundler::package::Solution;
use std::fs;
use tempfile::{TempDir, tempdir};

/// The manifest of a package that is called `one`.
pub const MANIFEST: (&str, &str) =
    ("Cargo.toml", "[package]\nname = \"one\"\nedition = \"2021\"\n[workspace]\n");

/// The solution of the package `one` of these files, and their folder.
pub fn package(files: &[(&str, &str)]) -> (TempDir, Solution) {
    let folder = tempdir().unwrap();
    for (path, text) in files {
        let path = folder.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    let manifest = folder.path().join(MANIFEST.0);
    let solution = Solution::find(Some(&manifest), Some("one"), None, false).unwrap();
    (folder, solution)
}
