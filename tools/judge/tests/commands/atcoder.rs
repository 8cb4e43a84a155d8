//! AtCoder's crates can be had in the judge's own versions, and bundles compile against those that they use.

use crate::scratch::{read, text};
use judge::judges::{Judge, implied};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use verdicts::scratch::write;
use verdicts::workspace::{cargo, root};

/// Where it is kept what was built.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("atcoder")
}

/// This package's folder of that name.
fn source() -> PathBuf {
    root().join("tools/judge/tests/atcoder")
}

/// Makes a package that depends on `crates`, lines of a manifest. The versions of what these depend on are those of
/// `Cargo.lock`.
fn package(folder: &Path, crates: &str) {
    let known = &Judge::all()["atcoder"].known;
    let (rust, edition) = (&known.rust, known.editions.last().unwrap());
    let manifest = format!(
        "[package]\nname = \"atcoder\"\nedition = \"{edition}\"\nrust-version = \"{rust}\"\n\n\
         [workspace]\n\n[profile.dev]\ndebug = false\n\n[dependencies]\n{crates}"
    );
    write(&folder.join("Cargo.toml"), &manifest).unwrap();
    fs::copy(source().join("Cargo.lock"), folder.join("Cargo.lock")).unwrap();
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
    let mut command = Command::new(env!("CARGO_BIN_EXE_judge"));
    command.args(arguments).current_dir(root());
    command
}

/// The bundle of a single file of `tests/atcoder/`, with a fixture: the file as it is, as each crate stays a path.
fn single(name: &str, input: &str, answer: &str) -> String {
    let (folder, file) = (folder().join(name), format!("{name}.rs"));
    let text = read(&source().join(&file));
    for (file, text) in [(&*file, &*text), ("sample.in", input), ("sample.out", answer)] {
        write(&folder.join(file), text).unwrap();
    }
    let mut bundle = judge(&["bundle", &file, "--for", "atcoder"]);
    let bundle = printed(bundle.current_dir(&folder).env("XDG_CACHE_HOME", folder.join("cache")));
    assert_eq!(bundle, format!("// by `cargo judge bundle {file} --for atcoder`\n{text}"));
    bundle
}

#[test]
fn a_file_names_each_crate() {
    let text = read(&source().join("each.rs"));
    let is_of_path = |c: char| c.is_alphanumeric() || "_:".contains(c);
    for (package, krate) in &Judge::all()["atcoder"].known.crates {
        let path = format!("{}::", krate.lib(package));
        let mut paths = text.split(|c| !is_of_path(c));
        assert!(paths.any(|it| it.starts_with(&path)), "each.rs calls nothing of `{package}`");
    }
}

#[test]
#[ignore = "slow: bundles fifteen problems, and builds all crates of AtCoder twice"]
fn bundles_compile_with_its_crates() {
    let globs = single("globs", "4 2\n6 10 4 6\n1 2\n2 3\n", "2 2 3\n2 1\n2 0 4\n");
    let mut bundles = vec![("globs".to_owned(), globs)];
    bundles.push(("each".to_owned(), single("each", "21\n", "42\n")));
    let tasks = printed(&mut judge(&["list", "--judge", "atcoder", "--format", "names"]));
    for task in tasks.lines() {
        let bundle = printed(&mut judge(&["bundle", task, "--for", "atcoder"]));
        bundles.push((task.to_owned(), bundle));
    }
    let folder = folder().join("used");
    let _ = fs::remove_dir_all(folder.join("src"));
    let mut crates = String::new();
    for (package, krate) in &Judge::all()["atcoder"].known.crates {
        let path = format!("{}::", krate.lib(package));
        if bundles.iter().any(|(_, bundle)| bundle.contains(&path)) {
            crates.push_str(&krate.dependency(package));
        }
    }
    package(&folder, &crates);
    for (name, bundle) in bundles {
        write(&folder.join(format!("src/bin/{name}.rs")), &bundle).unwrap();
    }
    let mut check = cargo();
    check.args(["check", "--bins", "--keep-going"]).current_dir(&folder);
    printed(check.env("CARGO_TARGET_DIR", folder.join("target")));
}

#[test]
#[ignore = "slow: fetches all crates of AtCoder"]
fn all_crates_can_be_had() {
    let crates = &Judge::all()["atcoder"].known.crates;
    let all = folder().join("all");
    let lines: String = crates.iter().map(|(package, krate)| krate.dependency(package)).collect();
    package(&all, &lines);
    write(&all.join("src/lib.rs"), "").unwrap();
    let output = run(cargo().args(["fetch", "--locked"]).current_dir(&all));
    assert!(
        output.status.success(),
        "{}\nwhere the crates in judges.toml have changed, in {}: `cargo update --workspace`, and copy its \
         Cargo.lock to {}",
        text(&output.stderr),
        all.display(),
        source().display()
    );
    check_features(&all);
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
