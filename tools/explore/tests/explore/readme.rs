//! The examples of the READMEs: each command with `cargo explore` after `$` prints the lines below it.
#![cfg(unix)]

use std::fs;
use std::path::Path;
use std::process::Command;

/// Checks the examples of a file, and counts them.
fn check(path: &Path) -> usize {
    let text = fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let blocks = text.split("```console\n").skip(1).map(|rest| rest.split("```").next().unwrap());
    let mut checked = 0;
    for example in blocks.flat_map(|block| block.split("$ ").skip(1)) {
        let (command, expected) = example.split_once('\n').expect("a command ends its line");
        if !command.contains("cargo explore ") {
            continue;
        }
        let output = Command::new("sh")
            .args(["-c", &command.replace("cargo explore ", "\"$EXPLORE\" ")])
            .env("EXPLORE", env!("CARGO_BIN_EXE_explore"))
            .current_dir("../..")
            .output()
            .expect("sh starts");
        assert!(output.status.success(), "{command}");
        assert_eq!(String::from_utf8_lossy(&output.stdout), expected, "{command}");
        checked += 1;
    }
    checked
}

/// Checks the errors of a file, in blocks that begin with the command, and counts them.
fn check_errors(path: &Path) -> usize {
    let text = fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let blocks = text.split("```text\n$ cargo explore ").skip(1);
    let blocks = blocks.map(|rest| rest.split("```").next().unwrap().split_once('\n').unwrap());
    blocks
        .map(|(arguments, expected)| {
            let output = Command::new("sh")
                .args(["-c", &format!("\"$EXPLORE\" {arguments}")])
                .env("EXPLORE", env!("CARGO_BIN_EXE_explore"))
                .output()
                .expect("sh starts");
            assert!(!output.status.success(), "{arguments}");
            assert_eq!(String::from_utf8_lossy(&output.stderr), expected, "{arguments}");
        })
        .count()
}

#[test]
fn readmes_show_real_output() {
    let tool = std::env::var_os("CARGO_MANIFEST_DIR").expect("Cargo says where the package is");
    let tool = Path::new(&tool);
    assert!(check(&tool.join("README.md")) >= 4);
    assert!(check(&tool.join("../../README.md")) >= 1);
    assert_eq!(check(&tool.join("../../problems/theory.md")), 11);
    assert_eq!(check(&tool.join("RULES.md")), 8);
    assert_eq!(check_errors(&tool.join("RULES.md")), 2);
}

#[test]
#[ignore = "slow: many forms are tried"]
fn formulas_show_real_output() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("FORMULAS.md");
    assert_eq!(check(&path), 11);
    assert_eq!(check_errors(&path), 2);
}
