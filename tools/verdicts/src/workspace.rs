//! Where things are, and the binaries of the problems.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;
use std::{env, fs};

/// The folder of the workspace that the running test is of.
///
/// # Panics
/// If the test is not started in a workspace that has problems.
#[must_use]
pub fn root() -> &'static Path {
    static ROOT: OnceLock<PathBuf> = OnceLock::new();
    ROOT.get_or_init(|| {
        // Cargo says where the package is, and nextest does; else it is around the current folder.
        let package =
            env::var_os("CARGO_MANIFEST_DIR").map_or_else(env::current_dir, |f| Ok(f.into()));
        let package = package.expect("there is a current folder");
        let mut around = package.ancestors();
        let root = around.find(|folder| folder.join("problems").is_dir());
        root.unwrap_or_else(|| panic!("no folder `problems` around {}", package.display())).into()
    })
}

/// The subfolders of `folder`, sorted by name.
///
/// # Panics
/// If it cannot be listed.
#[must_use]
pub fn folders(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let paths = entries.map(|entry| entry.expect("a folder entry").path());
    let mut folders: Vec<PathBuf> = paths.filter(|path| path.is_dir()).collect();
    folders.sort();
    folders
}

/// The last part of a path.
#[must_use]
pub fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// The cargo that runs the tests.
#[must_use]
pub fn cargo() -> Command {
    Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// Whether this is CI, where nothing is left out.
#[must_use]
pub fn in_ci() -> bool {
    env::var_os("CI").is_some()
}

/// Gets what a workspace needs of registries into Cargo's cache, from which `judge` takes it.
///
/// # Errors
/// If Cargo fails.
pub fn fetch(manifest: &Path) -> Result<(), String> {
    let fetched = cargo().args(["fetch", "--quiet", "--manifest-path"]).arg(manifest).status();
    if fetched.is_ok_and(|status| status.success()) {
        Ok(())
    } else {
        Err("cargo fetch failed".into())
    }
}

/// The program of a problem, built as the tests are.
///
/// # Panics
/// If there is none, or the workspace does not build.
#[must_use]
pub fn program(problem: &str) -> &'static Path {
    static PROGRAMS: OnceLock<BTreeMap<String, PathBuf>> = OnceLock::new();
    let programs = PROGRAMS.get_or_init(|| {
        let profile = if cfg!(debug_assertions) { "dev" } else { "release" };
        let mut build = cargo();
        build.args(["build", "--workspace", "--bins", "--profile", profile]);
        build_programs(build.current_dir(root()))
    });
    programs.get(problem).unwrap_or_else(|| panic!("{problem} has no program of that name"))
}

/// Runs a `cargo build` and returns the programs it says it has made, by name.
///
/// # Panics
/// If the build fails.
pub fn build_programs(build: &mut Command) -> BTreeMap<String, PathBuf> {
    build.args(["--quiet", "--message-format=json-render-diagnostics"]);
    let output = build.stderr(Stdio::inherit()).output().expect("cargo starts");
    assert!(output.status.success(), "{build:?} failed");
    let messages = output.stdout.split(|&byte| byte == b'\n').filter(|line| !line.is_empty());
    messages
        .map(|line| serde_json::from_slice(line).expect("cargo prints JSON"))
        .filter_map(|message: serde_json::Value| {
            let program = message["executable"].as_str()?;
            Some((message["target"]["name"].as_str()?.to_owned(), program.into()))
        })
        .collect()
}
