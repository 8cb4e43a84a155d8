//! What is typed wrong: what, and what may be meant; nothing is done, and the status is 2.

use crate::scratch::read;
use std::process::Command;
use verdicts::workspace::{metadata, root};

#[test]
fn is_said() {
    let near = "there is no option `cpoy`; did you mean `copy`?; see `cargo judge bundle --help`";
    for (words, message) in [
        (
            &["bundel"][..],
            "there is no command `bundel`; did you mean `bundle`?; see `cargo judge --help`",
        ),
        (&["bundle", "--cpoy"], near),
        (
            &["gen", "-x"],
            "there is no option `x`; there are help, bin, manifest-path, for, to, max, keep; see `cargo judge gen --help`",
        ),
        (
            &["list", "--judge=poj", "-5"],
            "`-5` is one word too many; see `cargo judge list --help`",
        ),
        (&["bundle", "--for"], "Argument to option 'for' missing; see `cargo judge bundle --help`"),
        (&["list", "nim"], "`nim` is one word too many; see `cargo judge list --help`"),
        (&["gen"], "PACKAGE|FILE.rs is missing; see `cargo judge gen --help`"),
    ] {
        let judge = Command::new(env!("CARGO_BIN_EXE_judge")).args(words).output().unwrap();
        assert_eq!(String::from_utf8_lossy(&judge.stderr), format!("error: {message}\n"));
        assert!(judge.status.code() == Some(2) && judge.stdout.is_empty());
    }
}

#[test]
fn a_value_that_is_none_is_said() {
    for (words, message) in [
        (&["stress", "--seed", "-1"][..], "--seed -1: a number that is not below 0 is expected"),
        (&["stress", "--time", "5x"], "--time 5x: a number of seconds is expected"),
        (&["stress", "--time", "-1"], "--time -1: a number of seconds is expected"),
        (&["stress", "--jobs", "0"], "--jobs 0: a number from 1 on is expected"),
        (&["bundle", "--to", "java"], "--to java: c is expected"),
        (&["listen", "--port", "70000"], "--port 70000: a number below 65536 is expected"),
        (&["list", "--format", "xml"], "--format xml: names, submissions or markdown is expected"),
        (&["test", "--debug", "--to", "c"], "--debug cannot be combined with --for or --to"),
    ] {
        let judge = Command::new(env!("CARGO_BIN_EXE_judge")).args(words).output().unwrap();
        assert_eq!(String::from_utf8_lossy(&judge.stderr), format!("error: {message}\n"));
        assert!(judge.status.code() == Some(1) && judge.stdout.is_empty());
    }
}

/// What cannot be printed is said, and what has closed a pipe has read enough.
#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_is_an_error() {
    for words in [&[][..], &["--help"], &["gen", "--help"], &["judges"], &["list"]] {
        let mut judge = Command::new(env!("CARGO_BIN_EXE_judge"));
        let full = std::fs::File::create("/dev/full").unwrap();
        let output = judge.args(words).stdout(full).output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        let expected = "error: cannot print to stdout: No space left on device (os error 28)\n";
        assert_eq!((&*said, output.status.code()), (expected, Some(1)), "{words:?}");
        // Nobody reads it from the start.
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let output = judge.stdout(writer).output().unwrap();
        assert_eq!((output.stderr, output.status.code()), (Vec::new(), Some(1)), "{words:?}");
    }
}

/// Cargo warns, and will fail, where an alias has the name of an installed program `cargo-NAME`; and an alias that compiles
/// shows how far it is.
#[test]
fn no_alias_is_that_of_a_program() {
    let config = read(&root().join(".cargo/config.toml"));
    let lines = config.lines().filter_map(|line| line.split_once(" = "));
    let aliases: Vec<(&str, &str)> = lines.collect();
    assert!(aliases.iter().any(|(name, _)| *name == "judge"), "{config}");
    let metadata = metadata(Some(&root().join("Cargo.toml"))).unwrap();
    let packages = metadata["packages"].as_array().unwrap();
    let targets = packages.iter().flat_map(|package| package["targets"].as_array().unwrap());
    for target in targets {
        let name = target["name"].as_str().unwrap().strip_prefix("cargo-");
        assert!(!aliases.iter().any(|(alias, _)| Some(*alias) == name), "{name:?}");
    }
    for (name, command) in aliases.iter().filter(|(_, command)| command.contains("run")) {
        assert!(command.contains("--config=term.progress.when='always'"), "{name} is silent");
    }
}

/// Started by itself, it is called as it is typed; by the alias, as that is.
#[test]
fn help_names_the_program_as_it_was_started() {
    let help = |package: &str| {
        let mut judge = Command::new(env!("CARGO_BIN_EXE_judge"));
        let output = judge.arg("--help").env("CARGO_PKG_NAME", package).output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    assert!(help("judge").contains("Usage: cargo judge COMMAND"));
    let elsewhere = help("another");
    assert!(elsewhere.contains("Usage: judge COMMAND") && !elsewhere.contains("cargo judge"));
}
