//! What the alias `cargo judge` starts, in a project that is not of this workspace.

use std::fs;
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

fn judge(arguments: &[&str]) -> Output {
    judge_with(arguments, &[])
}

/// The same, with more files.
fn judge_with(arguments: &[&str], files: &[(&str, &str)]) -> Output {
    let (mut command, _folder) = command(arguments, files);
    command.output().expect("it starts")
}

/// The command, and the folder that it needs.
fn command(arguments: &[&str], files: &[(&str, &str)]) -> (Command, TempDir) {
    let folder = TempDir::new().expect("a temporary folder");
    let write = |path: &str, text: &str| {
        let path = folder.path().join(path);
        fs::create_dir_all(path.parent().expect("a file is in a folder")).unwrap();
        fs::write(path, text).unwrap();
    };
    write("Cargo.toml", "[package]\nname = \"one\"\nedition = \"2021\"\n");
    write("src/main.rs", "fn main() { println!(\"1\"); }");
    write("fixtures/right.in", "");
    write("fixtures/right.out", "1\n");
    write("fixtures/wrong.in", "");
    write("fixtures/wrong.out", "2\n");
    for (path, text) in files {
        write(path, text);
    }
    (command_in(&folder, arguments), folder)
}

fn command_in(folder: &TempDir, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_judge-test"));
    command.args(arguments).current_dir(folder.path());
    command.env("CARGO_TARGET_DIR", folder.path().join("target"));
    // Not of this test: it is where the package `judge` would be looked for.
    command.env_remove("CARGO_MANIFEST_DIR");
    command
}

#[test]
fn closed_output_is_no_panic() {
    let (mut command, _folder) = command(&["test"], &[]);
    let mut judge = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(judge.stdout.take());
    let output = judge.wait_with_output().unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

#[test]
fn it_judges() {
    let output = judge(&["test"]);
    let printed = String::from_utf8_lossy(&output.stdout);
    assert!(printed.contains("AC  right ") && printed.contains("WA  wrong "), "{printed}");
    assert!(printed.ends_with("1 of 2 accepted\n") && !output.status.success(), "{printed}");
    assert!(judge(&["test", "one", "right"]).status.success());
}

/// Numbers that wrap in an optimised build: the hint works as it is printed.
#[test]
fn a_debug_build_says_where_a_number_does_not_fit() {
    let source = "fn main() {
    let numbers: Vec<u32> = std::io::read_to_string(std::io::stdin()).unwrap().lines().map(|n| n.parse().unwrap()).collect();
    println!(\"{}\", numbers[0] - numbers[1]);
}";
    let files =
        [("src/main.rs", source), ("fixtures/wrong.in", "1\n2\n"), ("fixtures/right.in", "2\n1\n")];
    let (mut command, folder) = command(&["test", "one", "wrong", "--checker", "false it"], &files);
    let output = command.output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    let hint = "This panics there, with the line: cargo judge test one wrong --checker 'false it' --debug\n";
    assert!(output.stdout.starts_with(b"WA  wrong ") && said.ends_with(hint), "{said}");
    let output = command_in(&folder, &["test", "one", "--debug"]).output().unwrap();
    let printed = String::from_utf8_lossy(&output.stdout);
    let panic = "src/main.rs:3:20:\n      attempt to subtract with overflow\n1 of 2 accepted\n";
    assert!(printed.starts_with("AC  right ") && printed.ends_with(panic), "{printed}");
}

#[test]
fn what_is_wrong_with_a_name_or_a_folder_is_said() {
    let good = "[package]\nname = \"good\"\nedition = \"2021\"\n";
    let copied = good.replace("good", "template");
    let half = good.replace("good", "half");
    let files = [
        ("Cargo.toml", "[workspace]\nresolver = \"2\"\nmembers = [\"problems/*/src/..\"]\n"),
        ("problems/good/Cargo.toml", good),
        ("problems/good/src/main.rs", "fn main() {}"),
        ("problems/copied/Cargo.toml", &copied),
        ("problems/copied/src/main.rs", "fn main() {}"),
        ("problems/half/Cargo.toml", &half),
        ("problems/bare/fixtures/sample.in", ""),
    ];
    let said = |arguments: &[&str]| {
        let output = judge_with(arguments, &files);
        assert!(!output.status.success() && output.stdout.is_empty());
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    for (name, what) in [
        (
            "copied",
            "/problems/copied is `template`: write `copied` there, for package and binary\n",
        ),
        ("half", "/problems/half has no src: put the solution into src/main.rs there\n"),
        ("bare", "/problems/bare has no Cargo.toml: copy a template there\n"),
        ("problems/good", "error: there is no package `problems/good`; did you mean `good`?\n"),
        ("good/", "error: there is no package `good/`; did you mean `good`?\n"),
    ] {
        let said = said(&["test", name]);
        assert!(said.starts_with("error: ") && said.ends_with(what), "{said}");
    }
    assert_eq!(said(&["test"]), "error: name a package; there are template, good\n");
}

#[test]
fn the_only_problem_is_meant() {
    let library = "[package]\nname = \"helpers\"\nedition = \"2021\"\n";
    let files = [
        ("Cargo.toml", "[workspace]\nresolver = \"2\"\nmembers = [\"helpers\", \"apart\"]\n"),
        ("helpers/Cargo.toml", library),
        ("helpers/src/lib.rs", ""),
        ("apart/Cargo.toml", &library.replace("helpers", "apart")),
        ("apart/src/main.rs", "fn main() {}"),
        ("apart/fixtures/sample.in", ""),
        ("apart/fixtures/sample.out", ""),
    ];
    let output = judge_with(&["test"], &files);
    assert!(output.stdout.ends_with(b"\n1 of 1 accepted\n"), "{output:?}");
}

#[test]
fn flags_say_how_answers_are_judged() {
    let near = [("fixtures/right.out", "1.0000001"), ("fixtures/wrong.out", "0.99")];
    let tested = |flags: &[&str]| {
        let output = judge_with(&[&["test", "one"], flags].concat(), &near);
        (String::from_utf8_lossy(&output.stdout).into_owned(), output.status.success())
    };
    assert!(tested(&[]).0.ends_with("0 of 2 accepted\n"));
    assert!(tested(&["--float", "1e-6"]).0.ends_with("1 of 2 accepted\n"));
    assert!(tested(&["--float=1e-1"]).1);
    assert!(tested(&["--ignore-spaces"]).0.contains("line 1: `1` for `0.99`"));
    assert!(!tested(&["--checker", "test -f"]).1);
    let missing = tested(&["--checker", "/no/such"]).0;
    assert!(missing.contains("--  right\n    cannot start the checker `/no/such`"), "{missing}");
}

#[test]
fn fixtures_that_are_not_for_it_are_for_another_program() {
    let suite = [("fixtures/one.yml", "type: Batch\nmatch: Exact\ncases: []\n")];
    let output = judge_with(&["test"], &suite);
    let said = String::from_utf8_lossy(&output.stderr);
    let message = "error: start this by `cargo judge`, or install tools/judge\n";
    assert!(!output.status.success() && said.ends_with(message), "{said}");
}

#[test]
fn what_is_missing_is_said() {
    for (arguments, message) in [
        (&["test", "noe"][..], "error: there is no package `noe`; there is only `one`\n"),
        (
            &["test", "--bin", "two"],
            "error: package `one` has no binary `two`; there is only `one`\n",
        ),
        (&["test", "one", "left"], "there is no fixture `left`; there are right, wrong\n"),
        // What it does not know is for another program, which is not here.
        (&["bundle"], "error: start this by `cargo judge`, or install tools/judge\n"),
        (&["test", "--for", "hdu"], "error: start this by `cargo judge`, or install tools/judge\n"),
    ] {
        let output = judge(arguments);
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success() && said.ends_with(message), "{arguments:?}: {said}");
    }
}
