//! The tests are tested: what a fixture must reject, it rejects, and says why.
#![cfg(unix)]

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use tempfile::TempDir;
use verdicts::fixture::{Fixture, compare};

/// A problem folder with one fixture, and a program that is a shell script.
struct Scratch(TempDir);

impl Scratch {
    fn new(files: &[(&str, &str)]) -> Scratch {
        let folder = TempDir::new().expect("a temporary folder");
        fs::create_dir(folder.path().join("fixtures")).unwrap();
        for (name, text) in files {
            fs::write(folder.path().join("fixtures").join(name), text).unwrap();
        }
        Scratch(folder)
    }

    /// What the only fixture says of the script.
    fn check(&self, script: &str, limit: Duration) -> Result<(), String> {
        let program: PathBuf = self.0.path().join("program");
        fs::write(&program, format!("#!/bin/sh\n{script}\n")).unwrap();
        fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
        let fixtures = Fixture::of_problem(self.0.path())?;
        assert_eq!(fixtures.len(), 1);
        fixtures[0].check(&program, limit)
    }
}

const LIMIT: Duration = Duration::from_secs(10);
const SAMPLE: &[(&str, &str)] = &[("sample.in", "1 2\n"), ("sample.out", "first\nsecond\n")];
const BAD: &[(&str, &str)] =
    &[("bad.in", "1 x\n"), ("bad.out", "first\n"), ("bad.err", "`x`\nu64\n")];

#[test]
fn a_right_answer_passes() {
    let scratch = Scratch::new(SAMPLE);
    assert_eq!(scratch.check("read a b; echo first; [ $b = 2 ] && echo second", LIMIT), Ok(()));
}

#[test]
fn a_wrong_answer_shows_a_diff() {
    let scratch = Scratch::new(SAMPLE);
    let wrong = scratch.check("echo first; echo first", LIMIT).unwrap_err();
    assert_eq!(
        wrong,
        "wrong output (- expected, + printed):\n\
        \x20    1 | first\\n\n-    2 | second\\n\n+    2 | first\\n\n"
    );
    let no_newline = scratch.check("printf 'first\\nsecond'", LIMIT).unwrap_err();
    assert!(no_newline.contains("-    2 | second\\n\n+    2 | second\n"), "{no_newline}");
    let blank = scratch.check("printf 'first \\nsecond\\n'", LIMIT).unwrap_err();
    assert!(blank.contains("-    1 | first\\n\n+    1 | first \\n\n"), "{blank}");
}

#[test]
fn a_failure_is_not_an_answer() {
    let scratch = Scratch::new(SAMPLE);
    let failed = scratch.check("echo first; echo second; echo why >&2; exit 3", LIMIT).unwrap_err();
    assert!(failed.contains("exit status: 3") && failed.contains("why"), "{failed}");
}

#[test]
fn a_program_that_takes_too_long_is_stopped() {
    let start = Instant::now();
    let late =
        Scratch::new(SAMPLE).check("exec sleep 100", Duration::from_millis(200)).unwrap_err();
    assert_eq!(late, "still running after 0.2 s");
    assert!(start.elapsed() < Duration::from_secs(50), "it was waited for");
}

#[test]
fn bad_input_must_be_refused() {
    let scratch = Scratch::new(BAD);
    let check = |script| scratch.check(script, LIMIT);
    assert_eq!(check("echo first; echo '`x` is no u64' >&2; exit 1"), Ok(()));
    let accepted = check("echo first; echo '`x` is no u64' >&2").unwrap_err();
    assert!(accepted.contains("exit status 0"), "{accepted}");
    let unclear = check("echo first; echo '`x` is bad' >&2; exit 1").unwrap_err();
    assert!(unclear.contains("lacks \"u64\""), "{unclear}");
    let lost = check("echo '`x` is no u64' >&2; exit 1").unwrap_err();
    assert!(lost.contains("-    1 | first\\n"), "{lost}");
}

#[test]
fn a_problem_without_fixtures_says_so() {
    let none = Scratch::new(&[("sample.out", "1\n")]).check("true", LIMIT).unwrap_err();
    assert!(none.contains("no fixtures; add NAME.in and NAME.out"), "{none}");
    let no_output = Scratch::new(&[("sample.in", "1\n")]).check("true", LIMIT).unwrap_err();
    assert!(no_output.contains("sample.out: No such file"), "{no_output}");
}

#[test]
fn a_long_diff_is_cut() {
    let long = |word: &str| word.repeat(200) + "\n" + &format!("{word}\n").repeat(1000);
    let message = compare(long("a").as_bytes(), long("b").as_bytes()).unwrap_err();
    assert!(message.lines().count() < 50 && message.lines().all(|line| line.len() < 150));
    assert!(message.contains("more lines"), "{message}");
}
