//! What the alias `cargo judge` starts, in a project that is not of this workspace.

use std::fs;
use std::process::{Command, Output};
use tempfile::TempDir;

fn judge(arguments: &[&str]) -> Output {
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
    let mut command = Command::new(env!("CARGO_BIN_EXE_judge-test"));
    command.args(arguments).current_dir(folder.path());
    command.env("CARGO_TARGET_DIR", folder.path().join("target"));
    // Not of this test: it is where the package `judge` would be looked for.
    command.env_remove("CARGO_MANIFEST_DIR").output().expect("it starts")
}

#[test]
fn it_judges() {
    let output = judge(&["test"]);
    let printed = String::from_utf8_lossy(&output.stdout);
    assert!(printed.contains("AC  right ") && printed.contains("WA  wrong "), "{printed}");
    assert!(printed.ends_with("1 of 2 accepted\n") && !output.status.success(), "{printed}");
    assert!(judge(&["test", "one", "right"]).status.success());
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
