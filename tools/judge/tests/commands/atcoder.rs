//! Bundles for AtCoder, compiled against all of its crates in the judge's own versions.

use crate::scratch::{read, text};
use judge::judges::{Judge, implied};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use verdicts::workspace::{cargo, root};

/// Where it is kept what was built.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("atcoder")
}

/// This package's folder of that name.
fn source() -> PathBuf {
    root().join("tools/judge/tests/atcoder")
}

/// What they are compiled with: a package that depends on all crates of `judges.toml`. The versions of what these
/// depend on are those of `Cargo.lock`.
fn workspace() -> PathBuf {
    let known = &Judge::all()["atcoder"].known;
    let (rust, edition) = (&known.rust, known.editions.last().unwrap());
    let crates = known.crates.iter().map(|(package, krate)| krate.dependency(package));
    let manifest = format!(
        "[package]\nname = \"atcoder\"\nedition = \"{edition}\"\nrust-version = \"{rust}\"\n\n\
         [workspace]\n\n[profile.dev]\ndebug = false\n\n[dependencies]\n{}",
        crates.collect::<String>()
    );
    let folder = folder();
    let _ = fs::remove_dir_all(folder.join("src"));
    fs::create_dir_all(folder.join("src/bin")).unwrap();
    fs::write(folder.join("Cargo.toml"), manifest).unwrap();
    fs::copy(source().join("Cargo.lock"), folder.join("Cargo.lock")).unwrap();
    folder
}

fn run(command: &mut Command) -> Output {
    command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"))
}

/// What a command prints that succeeds.
fn printed(command: &mut Command) -> String {
    let output = run(command);
    assert!(output.status.success(), "{command:?}: {}", text(&output.stderr));
    text(&output.stdout)
}

fn judge(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cargo-judge"));
    command.args(arguments).current_dir(root());
    command
}

/// The bundle of a single file that uses several of the crates, each of which stays a `use`.
fn globs() -> String {
    let folder = folder().join("globs");
    fs::create_dir_all(&folder).unwrap();
    fs::copy(source().join("globs.rs"), folder.join("globs.rs")).unwrap();
    fs::write(folder.join("sample.in"), "4 2\n6 10 4 6\n1 2\n2 3\n").unwrap();
    fs::write(folder.join("sample.out"), "2 2 3\n2 1\n2 0 4\n").unwrap();
    let mut bundle = judge(&["bundle", "globs.rs", "--for", "atcoder"]);
    let bundle = printed(bundle.current_dir(&folder).env("XDG_CACHE_HOME", folder.join("cache")));
    let uses = |text: &str| text.lines().filter(|line| line.starts_with("use ")).count();
    assert_eq!(uses(&bundle), uses(&read(&source().join("globs.rs"))), "{bundle}");
    assert!(!bundle.contains("\nmod "), "{bundle}");
    bundle
}

#[test]
#[ignore = "slow: builds all crates of AtCoder"]
fn bundles_compile_with_exactly_its_crates() {
    let workspace = workspace();
    let write = |name: &str, bundle: String| {
        fs::write(workspace.join(format!("src/bin/{name}.rs")), bundle).unwrap();
    };
    write("globs", globs());
    let tasks = printed(&mut judge(&["list", "--judge", "atcoder", "--format", "names"]));
    for task in tasks.lines() {
        write(task, printed(&mut judge(&["bundle", task, "--for", "atcoder", "--no-test"])));
    }
    let mut check = cargo();
    check.args(["check", "--bins", "--locked", "--keep-going"]).current_dir(&workspace);
    let output = run(check.env("CARGO_TARGET_DIR", workspace.join("target")));
    assert!(
        output.status.success(),
        "{}\nwhere the crates in judges.toml have changed, in {}: `cargo update --workspace`, and copy its \
         Cargo.lock to {}",
        text(&output.stderr),
        workspace.display(),
        source().display()
    );
    check_features(&workspace);
}

/// Checks that the crates have the features that `judges.toml` names, and no others than these bring: those that they
/// ask each other for are named there.
fn check_features(workspace: &Path) {
    let cargo = |arguments: &[&str]| {
        let mut cargo = cargo();
        printed(cargo.args(arguments).args(["--locked", "--offline"]).current_dir(workspace))
    };
    let all: Value = serde_json::from_str(&cargo(&["metadata", "--format-version=1"])).unwrap();
    let format = ["tree", "--depth=1", "--edges=normal", "--prefix=none", "--format={p}|{f}"];
    let crates = &Judge::all()["atcoder"].known.crates;
    let mut seen = 0;
    // The first line is of the package that depends on them.
    for line in cargo(&format).lines().skip(1) {
        let (package, built) = line.split_once('|').unwrap();
        let (name, version) = package.split_once(" v").unwrap();
        let version = version.split(' ').next().unwrap();
        let is_it = |it: &&Value| it["name"] == name && it["version"] == version;
        let package = all["packages"].as_array().unwrap().iter().find(is_it).unwrap();
        let named = &crates[name].features;
        let brought = implied(&package["features"], named);
        let built: Vec<&str> = built.split(',').filter(|feature| !feature.is_empty()).collect();
        let more: Vec<&&str> = built.iter().filter(|it| !brought.contains(**it)).collect();
        assert!(more.is_empty(), "{name} has {more:?} too: judges.toml does not name that");
        let lacks: Vec<&String> = named.iter().filter(|it| !built.contains(&&***it)).collect();
        assert!(lacks.is_empty(), "{name} lacks {lacks:?}");
        seen += 1;
    }
    assert_eq!(seen, crates.len());
}
