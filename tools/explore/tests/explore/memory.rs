//! What needs more memory than there is is refused, with both figures: the program with a limit of its own.

#![cfg(target_os = "linux")]

use std::process::Command;

/// The error of the program, where so many KiB of addresses are all, none of which a thread takes in advance.
fn error(kib: u64, arguments: &[&str]) -> String {
    let mut command = Command::new("sh");
    command.args([
        "-c",
        &format!("ulimit -v {kib}; exec \"$0\" \"$@\""),
        env!("CARGO_BIN_EXE_explore"),
    ]);
    command.env("MALLOC_ARENA_MAX", "1");
    let output = command.args(arguments).output().expect("it starts");
    assert!(!output.status.success(), "{arguments:?}");
    String::from_utf8(output.stderr).unwrap()
}

/// Ten bytes for a value, and what witnesses take.
#[test]
fn tables() {
    let table = error(1 << 20, &["table", "take 1,5", "--to", "10^9", "--by-rules"]);
    let start = "error: a table of 1000000001 values needs 9545 MiB of memory, and ";
    assert!(table.starts_with(start), "{table}");
}

/// The search looks at what is left after 2^12 looks at positions.
#[test]
fn search() {
    let error = error(184_000, &["moves", "grundy 40 41 42 43", "--misere"]);
    let start = "error: no answer: the search gives up after 2339 positions, since only ";
    let after = error.strip_prefix(start).unwrap_or_else(|| panic!("{error}"));
    let (free, after) = after.split_once(" MiB of memory are free, and ").unwrap();
    assert!((100..192).contains(&free.parse::<u64>().unwrap()), "{error}");
    assert!(after.starts_with("grundy 40 41 42 43 needs more"), "{error}");
}

/// What forms are fitted to takes 160 bytes a position.
#[test]
fn forms() {
    let rule =
        "(a, b, c) -> (a - 1, b, c) if a > 0; (a, b - 1, c) if b > 0; (a, b, c - 1) if c > 0";
    let error = error(1 << 20, &["solve", rule, "--to", "300"]);
    let needed = "solving all positions up to 300 needs 4162 MiB of memory, and ";
    assert!(error.contains(needed), "{error}");
}
