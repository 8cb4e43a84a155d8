//! All that was given is judged or read, or it is said that it is not.
#![cfg(unix)]

use crate::project::{DOUBLE, Project};
use crate::scratch::{Scratch, text};
use std::io::Write;
use std::process::Stdio;

/// The names of the tests that were judged.
fn judged(scratch: &Scratch, arguments: &[&str]) -> String {
    let output = scratch.judge_command(arguments).output().unwrap();
    let printed = text(&output.stdout);
    let rows = printed.lines().filter(|line| line.ends_with("KiB"));
    let rows: Vec<_> = rows.map(|row| row.split_whitespace().nth(1).unwrap_or_default()).collect();
    assert!(!rows.is_empty(), "{}", text(&output.stderr));
    rows.join(" ")
}

/// What a package lists is what is judged, beside fixtures that lie elsewhere.
#[test]
fn what_a_package_lists() {
    for (folder, listing, text) in [
        ("", "init.yml", "test_cases:\n- {in: 1.in, out: 1.out}\n"),
        ("tests/", "init.yml", "test_cases:\n- {in: tests/1.in, out: tests/1.out}\n"),
        ("testdata/", "testdata/config.yaml", "cases:\n- {input: 1.in, output: 1.out}\n"),
    ] {
        let scratch = Scratch::bare();
        scratch.write("sol.rs", DOUBLE);
        scratch.write(listing, text);
        for number in 1..=3 {
            scratch.write(&format!("{folder}{number}.in"), "1\n");
            scratch.write(&format!("{folder}{number}.out"), "2\n");
        }
        let judged = judged(&scratch, &["test", "sol.rs", "--program", "cat"]);
        assert!(["1", "1-1"].contains(&&*judged), "{listing}: {judged}");
    }
}

/// Nothing judged is no success.
#[test]
fn an_answer_is_known() {
    let project = Project::new(DOUBLE);
    std::fs::remove_file(project.0.path().join("fixtures/sample.out")).unwrap();
    let why = "nothing is judged, as no fixture has an answer: put what is right into sample.out";
    let (printed, said) = project.fails(&["test"]);
    assert!(printed.starts_with("ran sample ") && said == format!("error: {why}\n"), "{said}");
    let (_, said) = project.fails(&["test", "--program", "cat"]);
    assert_eq!(said, format!("error: {why}\n"));
    let (_, said) = project.fails(&["submit", "--for", "codeforces"]);
    assert_eq!(said, format!("error: {why}; with --no-test none is needed\n"));
    let (_, said) = project.passes(&["bundle"]);
    assert!(said.contains("not tested: the file was compiled, but no fixture was run\n"), "{said}");
    // Answered tests of another layout are judged, also beside a folder of a program's own.
    project.write("testcases/1.in", "1\n");
    project.write("testcases/1.out", "2\n");
    assert!(project.passes(&["test"]).0.starts_with("AC  1 "));
    project.write("fixtures/double/only.in", "1\n");
    assert!(project.passes(&["test"]).0.starts_with("AC  1 "));
}

/// What follows a sample is no part of it.
#[test]
fn a_sample_ends() {
    let scratch = Scratch::bare();
    scratch.write("a.rs", DOUBLE);
    let said = |pasted: &str| {
        let mut command = scratch.judge_command(&["sample", "a.rs"]);
        let command = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        child.stdin.take().unwrap().write_all(pasted.as_bytes()).unwrap();
        let output = child.wait_with_output().unwrap();
        (output.status.success(), text(&output.stderr))
    };
    let why =
        "error: something follows the line `---` after the output: make one sample at a time\n";
    for more in ["z\n", "1\n---\n2\n", "\n---\n"] {
        assert_eq!(said(&format!("x\n---\ny\n---\n{more}")), (false, why.to_owned()), "{more}");
    }
    assert!(!scratch.path("fixtures").exists());
    assert!(said("x\n---\ny\n---\n\n").0);
}

/// A path of files is no link.
#[test]
fn a_link_has_a_host() {
    let scratch = Scratch::bare();
    for named in ["../evil", "./a", "/etc/evil", "a/b", "https://../evil", "http://.a/b"] {
        let said = scratch.fails(&["new", named]);
        assert!(said.ends_with(&format!("`{named}` is no link\n")), "{said}");
    }
    assert_eq!(scratch.rest(), [""; 0]);
    scratch.passes(&["new", "judge.example.com/evil"]);
}
