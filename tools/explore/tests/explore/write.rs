//! `solve RULE --write PLACE`: a problem, in the layout around.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// An empty folder that is in no workspace but its own, if it has `manifest`.
fn folder(name: &str, manifest: Option<&str>) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("explore-write-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    if let Some(manifest) = manifest {
        fs::write(folder.join("Cargo.toml"), manifest).unwrap();
    }
    folder
}

/// The program as it is where it was installed, with `judge` beside it.
fn solve(folder: &Path, words: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_explore"));
    command
        .arg("solve")
        .args(words)
        .current_dir(folder)
        .env_remove("CARGO_PKG_NAME")
        .output()
        .unwrap()
}

fn errors(output: &Output) -> String {
    assert!(!output.status.success());
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// Nothing is written where something is there, or where nothing can be.
#[test]
fn nothing_is_written() {
    let folder = folder("nothing", None);
    fs::write(folder.join("a.rs"), "mine").unwrap();
    let there = errors(&solve(&folder, &["take", "1,2", "--write", "a.rs"]));
    assert!(there.contains("a.rs is there already: nothing is written"), "{there}");
    assert_eq!(fs::read_to_string(folder.join("a.rs")).unwrap(), "mine");
    for (words, why) in [
        (&["take", "1,2", "--input", "n<=9"][..], "--input is that of a problem"),
        (
            &["take", "1,2", "--write", "b.rs", "--input", "perm p[n]"],
            "expected one number or heaps",
        ),
        (
            &["take", "1,2", "--write", "b.rs", "--input", "n<=9; a[m]<=9"],
            "expected one number or heaps",
        ),
        (
            &["nim", "--misere", "--write", "b.rs", "--input", "k<=9; a[k]<=9"],
            "says nothing of several heaps",
        ),
        (
            &["wythoff", "--outcome", "--to", "60", "--write", "b.rs"],
            "expected a position of one number",
        ),
        (&["grundy", "--to", "200", "--write", "b.rs"], "no formula was found"),
    ] {
        let found = errors(&solve(&folder, words));
        assert!(found.contains(why), "{words:?}: {found}");
    }
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
    fs::remove_dir_all(&folder).unwrap();
}

/// Rules of each kind of moves, in three layouts: the program answers as the rule does, on what `stress` makes.
#[test]
#[ignore = "slow: builds programs, and compares each for seconds"]
fn problems() {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let built = Command::new(cargo).args(["build", "--quiet", "--package=judge"]).status();
    assert!(built.unwrap().success());
    let files = folder("files", None);
    let members =
        folder("members", Some("[workspace]\nresolver = \"2\"\nmembers = [\"problems/*\"]\n"));
    let package = "[package]\nname = \"contest\"\nversion = \"0.1.0\"\nedition = \"2021\"\n";
    let binaries = folder("binaries", Some(package));
    fs::create_dir_all(binaries.join("src/bin")).unwrap();
    fs::write(binaries.join("src/bin/old.rs"), "fn main() {}").unwrap();
    let one = "t<=20; n<=10^9";
    for (place, (around, program, fixtures), words) in [
        ("a.rs", (&files, "a.rs", "fixtures/a"), &["kayles"][..]),
        ("b.rs", (&files, "b.rs", "fixtures/b"), &["nim", "--misere"]),
        (
            "c.rs",
            (&files, "c.rs", "fixtures/c"),
            &["n -> n - d for d in digits(n) if d > 0", "--input", one, "--to", "1000"],
        ),
        ("d.rs", (&files, "d.rs", "fixtures/d"), &["4!.07", "--outcome", "--input", "n<=10^9"]),
        (
            "problems/e",
            (&members, "problems/e/src/main.rs", "problems/e/fixtures"),
            &["n -> n / p for p in factors(n) if n > 0", "--input", one, "--to", "1000"],
        ),
        (
            "problems/f",
            (&members, "problems/f/src/main.rs", "problems/f/fixtures"),
            &[
                "n >= 1 -> n - d for d in divisors(n), 1, 2 if d < n",
                "--input",
                one,
                "--to",
                "1000",
            ],
        ),
        (
            "src/bin/g.rs",
            (&binaries, "src/bin/g.rs", "fixtures/g"),
            &["lasker", "--input", "k<=10, 0<=a[k]<=10^6"],
        ),
        (
            "src/bin/h.rs",
            (&binaries, "src/bin/h.rs", "fixtures/h"),
            &[
                "n -> x & y of z for (x, y, z) in (n - 1, 2, 0), (n - 2, 0, 0) if n > 1 and x > 0; 0 if n = 1",
                "--input",
                one,
            ],
        ),
    ] {
        let output = solve(around, &[words, &["--write", place]].concat());
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(
            output.status.success(),
            "{words:?}: {said}{}",
            String::from_utf8_lossy(&output.stderr)
        );
        assert!(said.contains("no difference: ") && said.contains("judge bundle"), "{said}");
        assert!(around.join(program).is_file());
        let sample = fs::read_to_string(around.join(fixtures).join("sample.out")).unwrap();
        assert!(sample.starts_with("First") || sample.starts_with("Second"), "{sample}");
    }
    let kayles = |end: &str| {
        fs::read_to_string(files.join("fixtures/a/sample").with_extension(end)).unwrap()
    };
    assert_eq!(kayles("in"), "6\n1\n0\n1\n3\n2\n2 2\n3\n1 2 3\n3\n1 3 5\n2\n4 5\n");
    assert_eq!(kayles("out"), "Second\nFirst\nSecond\nSecond\nFirst\nFirst\n");
    for folder in [files, members, binaries] {
        fs::remove_dir_all(folder).unwrap();
    }
}
