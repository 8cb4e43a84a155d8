//! What is printed can be typed, and says what is meant.
#![cfg(unix)]

use crate::listening::Listening;
use crate::project::{DOUBLE, Project};
use crate::scratch::{Scratch, document, text};
use std::fs;
use std::io::Write;
use std::process::Stdio;

/// Programs of one file are named by it, quoted where a shell needs that.
#[test]
fn commands_name_the_file() {
    let scratch = Scratch::bare();
    scratch.write("main.rs", DOUBLE);
    let mut command = scratch.judge_command(&["sample"]);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(b"1\n---\n2\n").unwrap();
    let printed = text(&child.wait_with_output().unwrap().stdout);
    assert!(printed.ends_with("\ncargo judge test main.rs sample\n"), "{printed}");
    scratch.write("ма й.rs", DOUBLE);
    let printed = scratch.passes(&["gen", "ма й.rs", "n<=9"]);
    assert!(printed.ends_with("\ncargo judge stress 'ма й.rs'\n"), "{printed}");
    scratch.write("i.rs", "//! judge = { interactor = \"sh i.sh\" }\nfn main() {}\n");
    let said = scratch.fails(&["play", "i.rs"]);
    assert!(
        said.contains("i.rs is played by its interactor") && said.ends_with(" stress i.rs\n"),
        "{said}"
    );
    // Without a generator, it is said how one is made.
    scratch.write("fixtures/main/play.rs", "fn main() {}");
    for words in [&["play", "main.rs", "--program", "cat"][..], &["gen", "main.rs", "--max"]] {
        let said = scratch.fails(words);
        let hint = "gen.rs: there is no such file: write a generator by cargo judge gen main.rs 'n<=10^6'\n";
        assert!(said.ends_with(hint), "{said}");
    }
    // Tests and a program need no file.
    scratch.passes(&[
        "test",
        "--tests",
        "fixtures/main",
        "--program",
        "sh -c 'read n; echo $((2 * n))'",
    ]);
    scratch.write("A.rs", "fn main() { nothing }\n");
    let said = scratch.fails(&["test", "A"]);
    assert!(said.contains("A: there are no fixtures"), "{said}");
    scratch.write("fixtures/A/1.in", "");
    scratch.write("fixtures/A/1.out", "");
    let said = scratch.fails(&["test", "A"]);
    assert!(said.starts_with("error: `A.rs` does not compile:\n"), "{said}");
}

/// The folder of a link is named for the link, wherever it leads.
#[test]
fn a_link_has_its_own_fixtures() {
    let scratch = Scratch::bare();
    scratch.write("elsewhere/real.rs", DOUBLE);
    std::os::unix::fs::symlink("elsewhere/real.rs", scratch.path("cf4a.rs")).unwrap();
    let (url, sample) = ("https://codeforces.com/contest/4/problem/A", ("21\n", "42\n"));
    let listening = Listening::start(&scratch, &[]);
    let post = |samples: &[(&str, &str)]| {
        let (status, text) = listening.post(&document("A", url, samples, ("a", 1)));
        assert_eq!(status, 200, "{text}");
        text
    };
    post(&[sample]);
    assert_eq!(scratch.read("fixtures/cf4a/sample.out"), "42\n");
    let printed = scratch.passes(&["test", "cf4a.rs", "--program", "echo 42"]);
    assert!(printed.starts_with("AC  sample "), "{printed}");
    listening.interrupt();
}

/// A second click adds what is new, and what was deleted.
#[test]
fn a_second_click() {
    let scratch = Scratch::bare();
    let url = "https://codeforces.com/contest/4/problem/A";
    let listening = Listening::start(&scratch, &[]);
    let post = |samples: &[(&str, &str)]| listening.post(&document("A", url, samples, ("a", 1))).1;
    let (one, two) = (("1\n", "2\n"), ("3\n", "6\n"));
    assert_eq!(post(&[one]), "made cf4a.rs\n");
    assert_eq!(post(&[one]), "cf4a.rs was made already\n");
    assert_eq!(post(&[one, two]), "cf4a.rs is there already; added sample-2\n");
    fs::remove_file(scratch.path("fixtures/cf4a/sample.in")).unwrap();
    assert_eq!(post(&[one, two]), "cf4a.rs is there already; added sample\n");
    assert_eq!(post(&[one, two]), "cf4a.rs was made already\n");
    listening.interrupt();
}

/// What cargo-compete says in a manifest and in its settings holds.
#[test]
fn programs_of_compete() {
    let project = Project::new(DOUBLE);
    let url = "https://atcoder.jp/contests/abc300/tasks/abc300_b";
    project.write("src/bin/b.rs", "fn main() {}");
    project.add_to_manifest(&format!(
        "[[bin]]\nname = \"abc300-b\"\npath = \"src/bin/b.rs\"\n[package.metadata.cargo-compete.bin]\n\
         abc300-b = {{ alias = \"b\", problem = \"{url}\" }}\n"
    ));
    let (printed, _) = project.passes(&["new", url]);
    assert_eq!(printed, "abc300-b is there already: cargo-compete made it\n");
    let (printed, _) = project.passes(&["list"]);
    assert!(printed.starts_with("abc300-b  AtCoder"), "{printed}");
    let suite = "type: Batch\nmatch: Lines\ncases:\n- {in: '1', out: '1'}\n";
    project.write("cases/abc300-b/b.yml", suite);
    for pattern in [
        "{{ manifest_dir }}/cases/{{ bin_name }}/{{ bin_alias }}.yml",
        "./cases/abc300-b/{{bin_alias}}.yml",
    ] {
        project.write("compete.toml", &format!("test-suite = \"{pattern}\"\n"));
        let (printed, _) = project.passes(&["test", "b", "--program", "cat"]);
        assert!(printed.starts_with("AC  1 "), "{printed}");
    }
}

/// What a package has and nobody takes is said with file and line; the package may be named by its file.
#[test]
fn a_place_is_named() {
    let scratch = Scratch::bare();
    scratch.write("k/problem.yaml", "name: K\nvalidator_flags: float_tolerance -1\n");
    scratch.write("k/data/sample/1.in", "");
    scratch.write("k/data/sample/1.ans", "");
    scratch.write(
        "d/init.yml",
        "test_cases:\n- {in: 1.in, out: 1.out}\nchecker:\n  name: floats\n  args: {precision: -400}\n",
    );
    scratch.write("d/1.in", "1\n");
    scratch.write("d/1.out", "1\n");
    for (tests, place, tolerance) in [
        ("k", "problem.yaml, line 2", "-1"),
        ("k/problem.yaml", "problem.yaml, line 2", "-1"),
        ("d/init.yml", "init.yml, line 5", "inf"),
    ] {
        let said = scratch.fails(&["test", "--tests", tests, "--program", "cat"]);
        let why = format!(
            "{place}: {tolerance} is no tolerance: a number from 0 on is expected, as 1e-6\n"
        );
        assert!(said.ends_with(&why), "{said}");
    }
    scratch.write("d/init.yml", "test_cases:\n- {in: 1.in, out: 1.out}\n");
    assert!(
        scratch
            .passes(&["test", "--tests", "d/init.yml", "--program", "cat"])
            .starts_with("AC  1 ")
    );
}
