//! What is judged is what was built, of what the files have: not what else has its name, nor what is older.
#![cfg(unix)]

use crate::project::{DOUBLE, Project, command};
use crate::scratch::text;
use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Output};
use tempfile::TempDir;

/// Doubles a number, and runs a command of the shell on the way.
fn meanwhile(command: &str) -> String {
    let run = format!(
        "    assert!(std::process::Command::new(\"sh\").args([\"-c\", {command:?}]).status().unwrap().success());\n}}\n"
    );
    DOUBLE.strip_suffix("}\n").unwrap().to_owned() + &run
}

fn add_fixtures(folder: &Path) {
    for (name, input, answer) in [("a", "1\n", "2\n"), ("b", "2\n", "4\n")] {
        fs::write(folder.join(name).with_extension("in"), input).unwrap();
        fs::write(folder.join(name).with_extension("out"), answer).unwrap();
    }
}

fn judge(folder: &Path, cache: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_judge"));
    command.args(arguments).current_dir(folder).env("XDG_CACHE_HOME", cache);
    command.output().expect("it starts")
}

/// The last line of what is printed.
fn last(output: &Output) -> String {
    let printed = text(&output.stdout);
    printed.lines().last().map_or_else(|| text(&output.stderr), str::to_owned)
}

/// The other one is built and judged while the first fixture of the one runs.
#[test]
fn files_of_one_name_are_two() {
    let folder = TempDir::new().unwrap();
    let [one, other] = ["1", "2"].map(|name| folder.path().join(name));
    for path in [&one, &other] {
        fs::create_dir(path).unwrap();
        add_fixtures(path);
    }
    let program = env!("CARGO_BIN_EXE_judge");
    let test = format!("cd ../2 && ! '{program}' test deps.rs >said");
    fs::write(one.join("deps.rs"), meanwhile(&test)).unwrap();
    fs::write(other.join("deps.rs"), DOUBLE.replace("2 *", "3 *")).unwrap();
    // The first time takes longer than a fixture may, where much else runs.
    judge(&other, &folder.path().join("cache"), &["test", "deps.rs"]);
    let output = judge(&one, &folder.path().join("cache"), &["test", "deps.rs"]);
    assert_eq!(last(&output), "2 of 2 accepted", "{}", text(&output.stderr));
    assert!(fs::read_to_string(other.join("said")).unwrap().ends_with("\n0 of 2 accepted\n"));
}

/// A path's names may have what others have between them.
#[test]
fn paths_that_look_alike_are_two() {
    let folder = TempDir::new().unwrap();
    fs::create_dir_all(folder.path().join("a/b")).unwrap();
    fs::create_dir_all(folder.path().join("a-b")).unwrap();
    let cache = folder.path().join("cache");
    for (place, source, verdict) in [
        ("a/b", DOUBLE, "2 of 2 accepted"),
        ("a-b", &*DOUBLE.replace("2 *", "3 *"), "0 of 2 accepted"),
        ("a/b", DOUBLE, "2 of 2 accepted"),
    ] {
        add_fixtures(&folder.path().join(place));
        fs::write(folder.path().join(place).join("build.rs"), source).unwrap();
        let output = judge(&folder.path().join(place), &cache, &["test", "build.rs"]);
        assert_eq!(last(&output), verdict, "{}", text(&output.stderr));
    }
    // Made for nobody else.
    let made = cache.join("cargo-judge");
    assert_eq!(fs::metadata(&made).unwrap().permissions().mode() & 0o777, 0o700);
    fs::set_permissions(&made, Permissions::from_mode(0o777)).unwrap();
    let output = judge(&folder.path().join("a-b"), &cache, &["test", "build.rs"]);
    assert!(text(&output.stderr).contains("cargo-judge is not yours alone: "), "{output:?}");
}

/// In workspaces that share a folder for what is built.
#[test]
fn packages_of_one_name_are_two() {
    let other = Project::new(&DOUBLE.replace("2 *", "3 *"));
    let manifest = other.0.path().join("Cargo.toml");
    let build = format!("cargo build --quiet --release --manifest-path '{}'", manifest.display());
    let project = Project::new(&meanwhile(&build));
    let target = project.0.path().join("target");
    add_fixtures(&project.0.path().join("fixtures"));
    project.write("brute.rs", DOUBLE);
    project.write("gen.sh", "echo $1\n");
    let (printed, _) = project.passes(&["test"]);
    assert!(printed.ends_with("\n3 of 3 accepted\n"), "{printed}");
    let stress = ["stress", "--gen", "sh gen.sh", "--time", "0.5"];
    assert!(project.passes(&stress).0.starts_with("no difference: "));
    // Cargo takes the other one, which is older, to be the one.
    let mut judge = command(other.0.path(), &["test"]);
    let output = judge.env("CARGO_TARGET_DIR", target).output().unwrap();
    assert_eq!(last(&output), "0 of 1 accepted", "{}", text(&output.stderr));
}

/// Their libraries, too: that of the other one is older than what was built.
#[test]
fn libraries_of_one_name_are_two() {
    let target = TempDir::new().unwrap();
    let projects = ["3", "2"].map(|factor| {
        let project = Project::new("fn main() { println!(\"{}\", 21 * lib::FACTOR) }");
        let source = format!("pub const FACTOR: u64 = {factor};\n");
        project.write("lib/src/lib.rs", &source);
        project.write("lib/Cargo.toml", "[package]\nname = \"lib\"\nversion = \"0.1.0\"\n");
        let manifest = project.read("Cargo.toml");
        project.write("Cargo.toml", &(manifest + "[dependencies]\nlib = { path = \"lib\" }\n"));
        project
    });
    for (project, verdict) in projects.iter().rev().zip(["1 of 1 accepted", "0 of 1 accepted"]) {
        let mut judge = command(project.0.path(), &["test"]);
        let output = judge.env("CARGO_TARGET_DIR", target.path()).output().unwrap();
        assert_eq!(last(&output), verdict, "{}", text(&output.stderr));
    }
}

/// A file that is moved over another one is older than the program, and so is one that is copied with its time.
#[test]
fn an_older_file_is_seen() {
    let project = Project::new("mod two;\nfn main() { println!(\"{}\", 21 * two::TWO) }");
    let path = |name: &str| project.0.path().join(name);
    project.write("three", "pub const TWO: u64 = 3;");
    project.write("two", "pub const TWO: u64 = 2;");
    project.write("main", "fn main() { println!(\"43\") }");
    project.write("src/two.rs", "pub const TWO: u64 = 2;");
    project.passes(&["test"]);
    fs::rename(path("three"), path("src/two.rs")).unwrap();
    assert!(project.fails(&["test"]).0.starts_with("WA "));
    assert!(
        Command::new("cp")
            .arg("-p")
            .args([path("two"), path("src/two.rs")])
            .status()
            .unwrap()
            .success()
    );
    project.passes(&["test"]);
    project.passes(&["test", "--debug"]);
    fs::rename(path("main"), path("src/main.rs")).unwrap();
    assert!(project.fails(&["test", "--debug"]).0.starts_with("WA "));
    assert!(project.fails(&["test"]).0.starts_with("WA "));
}
