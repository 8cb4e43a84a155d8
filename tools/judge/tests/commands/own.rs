//! `cargo judge test` of a package's own program.

use crate::project::{Project, judge};
use std::process::{Command, Stdio};
use tempfile::TempDir;

/// A package that prints 1, which is right in one fixture and wrong in the other, with more files.
fn project(files: &[(&str, &str)]) -> Project {
    let project = Project(TempDir::new().expect("a temporary folder"));
    project.write("Cargo.toml", "[package]\nname = \"one\"\nedition = \"2021\"\n");
    project.write("src/main.rs", "fn main() { println!(\"1\"); }");
    for (name, answer) in [("right", "1\n"), ("wrong", "2\n")] {
        project.write(&format!("fixtures/{name}.in"), "");
        project.write(&format!("fixtures/{name}.out"), answer);
    }
    for (path, text) in files {
        project.write(path, text);
    }
    project
}

#[test]
fn closed_output_is_no_panic() {
    let project = project(&[]);
    let mut command = Command::new(env!("CARGO_BIN_EXE_judge"));
    command.arg("test").current_dir(project.0.path());
    command.env("CARGO_TARGET_DIR", project.0.path().join("target"));
    let mut judge = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(judge.stdout.take());
    let output = judge.wait_with_output().unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

/// Numbers that wrap in an optimised build are shown, and nothing is guessed where none did.
#[test]
fn a_debug_build_says_where_a_number_does_not_fit() {
    let source = "fn main() {
    let numbers: Vec<u32> = std::io::read_to_string(std::io::stdin()).unwrap().lines().map(|n| n.parse().unwrap()).collect();
    println!(\"{}\", numbers[0] - numbers[1]);
}";
    let files =
        [("src/main.rs", source), ("fixtures/wrong.in", "1\n2\n"), ("fixtures/right.in", "2\n1\n")];
    let project = project(&files);
    let (printed, said) = project.fails(&["test", "one", "wrong", "--checker", "false it"]);
    let place = "src/main.rs:3:20: attempt to subtract with overflow\ncargo judge test one wrong --checker 'false it' --debug\n";
    assert!(printed.starts_with("WA  wrong ") && said.ends_with(place), "{said}");
    assert!(said.starts_with("in wrong, a number does not fit its type: thread 'main' "), "{said}");
    let (printed, _) = project.fails(&["test", "one", "--debug"]);
    let panic = "src/main.rs:3:20:\n      attempt to subtract with overflow\n1 of 2 accepted\n";
    assert!(printed.starts_with("AC  right ") && printed.ends_with(panic), "{printed}");
    project.write("fixtures/wrong.in", "4\n2\n");
    let (printed, said) = project.fails(&["test", "--checker", "false it"]);
    assert!(printed.contains("WA  wrong ") && said.is_empty(), "{said}");
}

#[test]
fn standard_error_of_what_is_accepted_is_shown() {
    let project = project(&[("src/main.rs", "fn main() { eprintln!(\"why\"); println!(\"1\"); }")]);
    let (printed, _) = project.passes(&["test", "one", "right", "--stderr"]);
    assert!(printed.contains(" KiB\n    standard error:\n      why\n1 of 1 "), "{printed}");
    let (printed, _) = project.passes(&["test", "one", "right"]);
    assert!(!printed.contains("why"), "{printed}");
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
    let project = project(&files);
    let said = |arguments: &[&str]| {
        let (printed, said) = project.fails(arguments);
        assert_eq!(printed, "");
        said
    };
    for (name, what) in [
        ("copied", ": write `copied` for both in Cargo.toml there\n"),
        ("half", "/problems/half has no src/main.rs: put the solution there\n"),
        ("bare", "/problems/bare has no Cargo.toml: copy one of the templates there\n"),
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
    let output = judge(project(&files).0.path(), &["test"]);
    assert!(output.stdout.ends_with(b"\n1 of 1 accepted\n"), "{output:?}");
}

#[test]
fn flags_say_how_answers_are_judged() {
    let near = [("fixtures/right.out", "1.0000001"), ("fixtures/wrong.out", "0.99")];
    let project = project(&near);
    let tested = |flags: &[&str]| {
        let output = project.judge(&[&["test", "one"], flags].concat());
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

/// The C that is submitted does not say where it panics; the command that does is said.
#[test]
#[ignore = "needs a Rust that compiles to WebAssembly"]
fn a_panic_in_c_has_its_place_in_rust() {
    let project = project(&[("src/main.rs", "fn main() { panic!(\"why\") }")]);
    let (printed, said) = project.fails(&["test", "one", "right", "--for", "hdu"]);
    assert!(printed.contains("      error: the program panicked\n"), "{printed}");
    let hint = "to see where it panics, run the Rust program: cargo judge test one right\n";
    assert!(said.ends_with(hint), "{said}");
    let (printed, _) = project.fails(&["test", "one", "right"]);
    assert!(printed.contains("src/main.rs:1:13:\n      why\n"), "{printed}");
}

/// A program's own name is enough, where only one package has it.
#[test]
fn a_binary_is_typed_by_its_name() {
    let package = "[package]\nname = \"one\"\nedition = \"2021\"\n";
    let files = [
        ("Cargo.toml", "[workspace]\nresolver = \"2\"\nmembers = [\"one\", \"two\"]\n"),
        ("one/Cargo.toml", package),
        ("one/src/bin/a.rs", "fn main() {}"),
        ("one/src/bin/b.rs", "fn main() {}"),
        ("one/fixtures/b/sample.in", ""),
        ("one/fixtures/b/sample.out", ""),
        ("two/Cargo.toml", &package.replace("one", "two")),
        ("two/src/bin/a.rs", "fn main() {}"),
        ("two/src/bin/c.rs", "fn main() {}"),
    ];
    let project = project(&files);
    let (printed, _) = project.passes(&["test", "b"]);
    assert!(printed.ends_with("1 of 1 accepted\n"), "{printed}");
    let (_, said) = project.fails(&["test", "a"]);
    let expected = "several packages have a binary `a`: name one and --bin; there are one, two\n";
    assert_eq!(said, format!("error: {expected}"));
    let (_, said) = project.fails(&["test", "one"]);
    assert!(said.ends_with("several binaries: add --bin a or --bin b\n"), "{said}");
}
