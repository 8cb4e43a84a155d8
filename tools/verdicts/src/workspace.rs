//! This workspace, as its tests see it: its folders, and the programs of its problems.

use crate::error::Result;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::{Mutex, OnceLock, PoisonError};
use std::{env, fs};

pub use crate::cargo::{Built, build_into, cargo, metadata, metadata_of_all, printed, run, target};

/// The folder of the workspace that the running test is of, wherever that is now.
pub fn root() -> &'static Path {
    static ROOT: OnceLock<PathBuf> = OnceLock::new();
    ROOT.get_or_init(|| {
        // Cargo says where the package is, and nextest does; else it is around the current folder.
        let package = env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
        let package = package.or_else(|| env::current_dir().ok()).expect("there is a folder");
        let mut around = package.ancestors();
        let root = around.find(|folder| folder.join("problems").is_dir());
        root.unwrap_or_else(|| panic!("no folder `problems` around {}", package.display())).into()
    })
}

/// The nearest folder with a manifest: this one, or one around it.
pub fn around(folder: &Path) -> Option<&Path> {
    folder.ancestors().find(|folder| folder.join("Cargo.toml").is_file())
}

/// The subfolders of `folder`, sorted by name.
pub fn folders(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let paths = entries.map(|entry| entry.expect("a folder entry").path());
    let mut folders: Vec<PathBuf> = paths.filter(|path| path.is_dir()).collect();
    folders.sort();
    folders
}

/// The last part of a path.
pub fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// Whether this is CI, where nothing is left out.
pub fn in_ci() -> bool {
    env::var_os("CI").is_some()
}

/// Downloads what a workspace depends on, so that it is built offline.
pub fn fetch(manifest: &Path) -> Result<()> {
    let fetched = cargo().args(["fetch", "--quiet", "--manifest-path"]).arg(manifest).status();
    let is_done = fetched.is_ok_and(|status| status.success());
    if is_done { Ok(()) } else { Err("cargo fetch failed".into()) }
}

/// Builds the programs of problems with the profile of the tests: each program, or the errors of its compiler.
/// Cargo's progress goes to standard error.
pub fn build(problems: &[&str]) -> BTreeMap<String, Result<PathBuf, String>> {
    let mut command = cargo();
    let profile = if cfg!(debug_assertions) { "dev" } else { "release" };
    command.args(["build", "--keep-going", "--bins", "--profile", profile]);
    for problem in problems {
        command.args(["--package", problem]);
    }
    let built = run(command.current_dir(root()).stderr(Stdio::inherit()));
    problems
        .iter()
        .map(|&problem| (problem.to_owned(), built.program(problem).map_err(String::from)))
        .collect()
}

/// The programs of the tools, built.
pub fn tools() -> Built {
    let mut command = cargo();
    command.args(["build", "--bins", "--package", "explore", "--package", "judge"]);
    run(command.current_dir(root()))
}

/// The program of a problem, for a test: built once, and nothing else.
pub fn program(problem: &str) -> PathBuf {
    static BUILT: Mutex<BTreeMap<String, Result<PathBuf, String>>> = Mutex::new(BTreeMap::new());
    // One that does not compile concerns no other.
    let mut programs = BUILT.lock().unwrap_or_else(PoisonError::into_inner);
    if !programs.contains_key(problem) {
        programs.extend(build(&[problem]));
    }
    programs[problem].clone().unwrap_or_else(|message| panic!("{message}"))
}
