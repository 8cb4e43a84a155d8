//! `cargo judge list`, and the table that it makes.

use std::fs;
use std::process::{Command, Output};
use verdicts::workspace::{folders, name, root};

fn list(arguments: &[&str]) -> Output {
    let mut judge = Command::new(env!("CARGO_BIN_EXE_judge"));
    judge.arg("list").args(arguments).current_dir(root()).output().expect("it starts")
}

fn said(arguments: &[&str]) -> String {
    let output = list(arguments);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8")
}

#[test]
fn the_table_is_up_to_date() {
    let table = said(&["--format", "markdown"]);
    let there = fs::read_to_string(root().join("problems/README.md")).unwrap_or_default();
    let update = "cargo judge list --format markdown > problems/README.md";
    assert!(there == table, "problems/README.md is not as the headers and manifests say: {update}");
}

#[test]
fn the_example_of_the_help_is_so() {
    let help = said(&["--help"]);
    let (_, example) = help.split_once("$ cargo judge list ").expect("an example");
    let (_, shown) = example.split_once('\n').expect("what it prints");
    let shown: Vec<&str> = shown.lines().map_while(|line| line.strip_prefix("  ")).collect();
    assert_eq!(shown, said(&["--game", "multiply", "--judge", "poj"]).lines().collect::<Vec<_>>());
}

#[test]
fn all_problems_are_there() {
    let names = said(&["--format", "names"]);
    let problems: Vec<String> =
        folders(&root().join("problems")).iter().map(|folder| name(folder)).collect();
    assert_eq!(names.lines().collect::<Vec<_>>(), problems);
}

#[test]
fn by_game_and_judge() {
    let names = |arguments: &[&str]| said(&[arguments, &["--format", "names"]].concat());
    assert_eq!(names(&["--game", "NORTHCOTT row"]), "hdu1730\n");
    assert_eq!(names(&["--judge", "library-checker"]), "library-checker-nim-product-64\n");
    assert_eq!(names(&["--judge", "none"]), "bounded-nim\nsdsc2024-day6-t1\n");
    let submissions = said(&["--game", "wythoff", "--format", "submissions"]);
    assert_eq!(submissions, "cf282d codeforces\nhdu1527 hdu\nhdu1527 luogu\nhdu5754 hdu\n");
    let text = "hdu1536  HDU 1536: S-Nim  (hdu, poj)\n  S-Nim: take from one heap ";
    assert!(said(&["--game", "s-nim"]).contains(text));
}

#[test]
fn what_there_is_not() {
    for (arguments, message) in [
        (["--judge", "hud"], "error: there is no judge `hud`"),
        (["--game", "chomp"], "error: no solution matches; `cargo judge list` shows all"),
    ] {
        let output = list(&arguments);
        let stderr = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success() && output.stdout.is_empty());
        assert!(stderr.contains(message), "{stderr}");
    }
}
