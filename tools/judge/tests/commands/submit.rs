//! `cargo judge submit`: what stops it. What it does where all is well: `session.rs`.

use crate::project::DOUBLE;
use crate::scratch::{Scratch, text};

const HEADER: &str =
    "//! Codeforces 1A: Double\n//! <https://codeforces.com/contest/1/problem/A>\n\n";

/// A workspace with one problem.
fn scratch(source: &str) -> Scratch {
    let scratch = Scratch::new();
    let manifest = "[package]\nname = \"double\"\nversion = \"0.1.0\"\nedition = \"2021\"\n";
    scratch.write("problems/double/Cargo.toml", manifest);
    scratch.write("problems/double/src/main.rs", source);
    scratch.write("problems/double/fixtures/sample.in", "21\n");
    scratch.write("problems/double/fixtures/sample.out", "42\n");
    scratch
}

#[test]
fn nothing_is_submitted_without_a_link() {
    let scratch = scratch(DOUBLE);
    let said = scratch.fails(&["submit", "double"]);
    let expected =
        "main.rs: the header has no link to a judge's problem, such as `//! <https://acm";
    assert!(said.contains(expected), "{said}");
    assert!(said.ends_with("`cargo judge submit double --for atcoder`\n"), "{said}");
    let said = scratch.fails(&["submit", "double", "--for", "HDU"]);
    assert_eq!(said, "error: there is no judge `HDU`; did you mean `hdu`?\n");
}

/// A judge that is named needs no link: the file is tested, and handed over; of another judge's link nothing is said.
#[test]
#[cfg(unix)]
#[ignore = "slow: bundles a program twice"]
fn a_judge_that_is_named_needs_no_link() {
    for source in [DOUBLE.to_owned(), format!("{HEADER}{DOUBLE}")] {
        let scratch = scratch(&source);
        let (is_well, printed, _) = submit(&scratch, &["double", "--for", "atcoder"]);
        assert!(is_well && printed.starts_with("AC  sample "), "{printed}");
        assert!(printed.contains(" bytes of Rust for atcoder to "), "{printed}");
        assert!(
            printed.ends_with("; the page is unknown: the header has no link to the problem\n")
        );
    }
}

/// What `submit` prints where there is neither a desktop nor a terminal.
#[cfg(unix)]
fn submit(scratch: &Scratch, arguments: &[&str]) -> (bool, String, String) {
    let mut command = scratch.command("setsid");
    command.args(["--wait", env!("CARGO_BIN_EXE_judge"), "submit"]).args(arguments);
    command.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY").env("SSH_TTY", "gone");
    let output = command.output().expect("setsid starts");
    (output.status.success(), text(&output.stdout), text(&output.stderr))
}

/// The name says which problem it is, where a header that was pasted over does not.
#[test]
#[cfg(unix)]
#[ignore = "slow: bundles a program"]
fn without_a_clipboard_the_file_is_written() {
    let scratch = scratch(DOUBLE);
    let manifest = scratch.read("problems/double/Cargo.toml").replace("double", "cf1a");
    scratch.write("problems/double/Cargo.toml", &manifest);
    let (is_well, printed, said) = submit(&scratch, &["cf1a"]);
    assert!(is_well && said.starts_with("not copied: no clipboard: "), "{said}");
    let file = scratch.path("target/submit/cf1a.rs");
    let place = format!(" to {}; paste them at\n", file.display());
    assert!(printed.contains(&place), "{printed}");
    assert!(printed.ends_with("\nhttps://codeforces.com/contest/1/submit/A\n"), "{printed}");
    assert!(std::fs::read_to_string(file).unwrap().contains("2 * line.trim()"));
}

#[test]
#[ignore = "slow: builds several programs"]
#[cfg(unix)]
fn one_of_many_answers_is_submitted_untested() {
    // The link of a judge that is not known, below the title.
    let url = "https://toph.co/p/double";
    let scratch = scratch(&format!("//! Double\n//! <{url}>\n\n{}", DOUBLE.replace("2 *", "3 *")));
    let (is_well, printed, _) = submit(&scratch, &["double"]);
    assert!(!is_well && printed.ends_with("0 of 1 accepted\n"), "{printed}");
    let (is_well, printed, said) = submit(&scratch, &["double", "--no-test"]);
    assert!(
        is_well && printed.starts_with("wrote ") && printed.ends_with(&format!("\n{url}\n")),
        "{printed}"
    );
    assert!(
        said.starts_with("not tested: the file was compiled, but no fixture was run\n"),
        "{said}"
    );
    let file = scratch.path("problems/double/fixtures");
    std::fs::remove_dir_all(&file).unwrap();
    let (is_well, _, said) = submit(&scratch, &["double"]);
    assert!(
        !is_well && said.contains("an input and its exact output; with --no-test none is needed\n"),
        "{said}"
    );
    assert!(scratch.passes(&["bundle", "double"]).contains("3 * line.trim()"));
    assert!(scratch.passes(&["bundle", "double", "--no-test"]).contains("3 * line.trim()"));
    scratch.write("problems/double/src/main.rs", "fn main() { one }");
    assert!(scratch.fails(&["bundle", "double", "--no-test"]).contains("cannot find value `one`"));
}

#[test]
#[ignore = "slow: builds several programs"]
fn nothing_is_submitted_with_a_failure() {
    let scratch = scratch(&format!("{HEADER}{}", DOUBLE.replace("2 *", "3 *")));
    let output = scratch.judge_command(&["submit", "double"]).output().expect("it starts");
    let (printed, said) = (text(&output.stdout), text(&output.stderr));
    assert!(!output.status.success(), "{printed}");
    assert!(
        printed.starts_with("WA  sample ") && printed.ends_with("0 of 1 accepted\n"),
        "{printed}"
    );
    assert_eq!(said, "error: nothing is copied, as a fixture fails\n");
}

/// Ctrl-C, while the file is being made, as a terminal gives it to all processes of a command.
#[test]
#[ignore = "slow: builds several programs"]
#[cfg(unix)]
fn ctrl_c_leaves_no_temporary_files() {
    use std::os::unix::process::CommandExt;
    use std::path::Path;
    use std::process::{Command, Stdio};
    use std::{fs, thread::sleep, time::Duration};
    let (scratch, temporary) = (scratch(DOUBLE), tempfile::TempDir::new().unwrap());
    let entries = |folder: &Path| fs::read_dir(folder).unwrap().flatten().map(|e| e.path());
    let is_begun = || entries(temporary.path()).any(|folder| entries(&folder).next().is_some());
    let mut command = scratch.judge_command(&["bundle", "double"]);
    command.env("TMPDIR", temporary.path()).process_group(0);
    let mut child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    while !is_begun() {
        assert!(child.try_wait().unwrap().is_none(), "it ends without temporary files");
        sleep(Duration::from_millis(1));
    }
    let group = format!("-{}", child.id());
    assert!(Command::new("kill").args(["-INT", "--", &group]).status().unwrap().success());
    assert_eq!(child.wait().unwrap().code(), Some(130));
    assert_eq!(entries(temporary.path()).next(), None);
}
