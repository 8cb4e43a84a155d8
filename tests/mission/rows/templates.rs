//! A template becomes a problem whose fixtures pass after one line is changed, and one file for a judge.

use mission::{typed, typed_in};
use std::fs;
use tempfile::TempDir;
use verdicts::scratch::{manifest, target};
use verdicts::workspace::{folders, name, root};

/// A workspace with the library and the templates of this one.
fn scratch() -> TempDir {
    let scratch = TempDir::with_prefix("mission").unwrap();
    let write = |path: &str, text: &[u8]| fs::write(scratch.path().join(path), text).unwrap();
    write("Cargo.toml", manifest("\"problems/*/src/..\"").unwrap().as_bytes());
    write("Cargo.lock", &fs::read(root().join("Cargo.lock")).unwrap());
    fs::create_dir(scratch.path().join("problems")).unwrap();
    fs::create_dir(scratch.path().join(".cargo")).unwrap();
    let target = target().unwrap().join("tmp/mission");
    let config = format!("build.target-dir = \"{}\"\n", target.display());
    write(".cargo/config.toml", config.as_bytes());
    for template in folders(&root().join("templates")) {
        copy(&template, &scratch.path().join("templates").join(name(&template)));
    }
    scratch
}

fn copy(from: &std::path::Path, to: &std::path::Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let (from, to) = (entry.as_ref().unwrap().path(), to.join(entry.unwrap().file_name()));
        if from.is_dir() { copy(&from, &to) } else { fs::copy(&from, &to).map(|_| ()).unwrap() }
    }
}

#[test]
fn a_template_is_a_problem_after_one_line() {
    let scratch = scratch();
    let samples = [
        ("sg-io", "codeforces", "First\nSecond\n"),
        ("proconio", "atcoder", "First 3 4 5\nSecond 1 4 5\n"),
    ];
    for (template, judge, output) in samples {
        let id = format!("my-{template}");
        let _ =
            typed_in(scratch.path(), &format!("cargo judge new {id} --template {template}"), "");
        let sample = format!("2\n3\n3 4 5\n3\n1 4 5\n---\n{output}");
        let _ = typed_in(scratch.path(), &format!("cargo judge sample {id}"), &sample);
        let source = scratch.path().join(format!("problems/{id}/src/main.rs"));
        let text = fs::read_to_string(&source).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        let solved: Vec<&str> =
            lines.iter().copied().filter(|line| !line.contains("not solved yet")).collect();
        assert_eq!(solved.len() + 1, lines.len(), "{text}");
        fs::write(&source, solved.join("\n") + "\n").unwrap();
        let verdicts = typed_in(scratch.path(), &format!("cargo judge test {id}"), "");
        assert!(verdicts.ends_with("1 of 1 accepted\n"), "{verdicts}");
        let file = typed_in(scratch.path(), &format!("cargo judge bundle {id} --for {judge}"), "");
        assert!(file.contains("fn main()") && file.contains("fn grundy("), "{file}");
    }
}

/// What the README names is there: both tools say what they do.
#[test]
fn both_tools_are_there() {
    assert!(typed("cargo explore --help", "").contains("play"));
    assert!(typed("cargo judge --help", "").contains("bundle"));
}
