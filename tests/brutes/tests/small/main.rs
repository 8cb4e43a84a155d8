//! Every small case of each problem: its program against the game as the statement tells it. Which these are, the header
//! of the solution claims, `every_case`; what no generator makes lies in the problem's folder, in `small.rs`.

#![allow(
    clippy::format_collect,
    reason = "an input is written once, in a line that reads as its format"
)]

mod claim;
mod largest;
mod sparse_space;

/// A test for each problem that has no `small.rs`, which else asks for it itself.
mod every_case {
    include!(concat!(env!("OUT_DIR"), "/every_case.rs"));
}

/// Whatever they are called: `env`, `std`.
mod problems {
    include!(concat!(env!("OUT_DIR"), "/small.rs"));
}

use claim::Claim;
use std::collections::BTreeMap;
use std::env;
use std::io::{Seek, Write};
use std::path::PathBuf;
use std::process::Command;
use std::sync::OnceLock;
use verdicts::process::{Finished, run};
use verdicts::workspace::{self, build, folders, in_ci, metadata, name, root};
use verdicts::{Limits, Package, Text, Verdict, judge_case};

/// How often a program is started for cases that are an input each, where all tests run.
const STARTS: usize = 50;

/// Whether all tests run, and not some that were asked for by name.
fn all_run() -> bool {
    env::args().skip(1).all(|argument| argument.starts_with('-'))
}

/// The program of a problem: built with all others at once, where all tests run, as each start of Cargo takes a while.
fn program(problem: &str) -> PathBuf {
    static ALL: OnceLock<BTreeMap<String, Result<PathBuf, String>>> = OnceLock::new();
    if !all_run() {
        return workspace::program(problem);
    }
    let programs = ALL.get_or_init(|| {
        let names: Vec<String> =
            folders(&root().join("problems")).iter().map(|folder| name(folder)).collect();
        build(&names.iter().map(String::as_str).collect::<Vec<_>>())
    });
    programs[problem].clone().unwrap_or_else(|message| panic!("{message}"))
}

/// How `command` ended on `input`, which it took.
fn finished(command: &mut Command, input: &str) -> Finished {
    let mut file = tempfile::tempfile().expect("a temporary file");
    file.write_all(input.as_bytes()).and_then(|()| file.rewind()).expect("room for the input");
    // Every case of a problem is long.
    let limits = Limits { output: 1 << 30, ..Limits::default() };
    let finished = run(command, file, limits).expect("the program starts");
    let status = finished.status();
    assert!(status.is_some_and(|s| s.success()), "{:?}: {}", finished.end, finished.stderr);
    finished
}

/// What `command` prints on `input`, line by line.
fn answers_of(command: &mut Command, input: &str) -> Vec<String> {
    let text = String::from_utf8(finished(command, input).stdout).expect("UTF-8");
    text.lines().map(str::to_owned).collect()
}

/// The brute forces and generators of all problems.
fn beside(words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_brutes"));
    command.args(words);
    command
}

/// Judges the program of `problem` on every case that its header claims, by what the brute force prints: on all inputs in
/// CI, and where the test was asked for by name; else on some, from the first to the last.
fn every_case(problem: &str) {
    let claim = Claim::of(problem);
    let bounds = claim.bounds.iter().map(String::as_str);
    let words: Vec<&str> = ["gen", problem, "every"].into_iter().chain(bounds).collect();
    let made = finished(&mut beside(&words), "");
    let cases = made.stderr.trim().strip_prefix("cases: ").and_then(|count| count.parse().ok());
    assert_eq!(cases, Some(claim.cases), "{problem}: its header claims another number of cases");
    let made = String::from_utf8(made.stdout).expect("UTF-8");
    let inputs: Vec<&str> = made.split_terminator('\0').collect();
    let folder = root().join("problems").join(problem);
    let metadata = metadata(Some(&folder.join("Cargo.toml"))).expect("Cargo's metadata");
    let package = Package::of_folder(&metadata, &folder).expect("a package");
    let program = program(problem);
    // An odd step, as every other case may be of one kind.
    let step = if in_ci() || !all_run() { 1 } else { inputs.len().div_ceil(STARTS) | 1 };
    for input in inputs.into_iter().step_by(step) {
        let answer = finished(&mut beside(&["brute", problem]), input).stdout;
        let (input, answer) = (Text::Held(input.as_bytes()), Text::Held(&answer));
        let comparison = &package.fixtures.comparison;
        let limits = Limits::default();
        let report = judge_case(&mut Command::new(&program), input, answer, comparison, limits);
        let report = report.expect("a verdict");
        let shown = String::from_utf8_lossy(&input.read().expect("it is held")).into_owned();
        assert_eq!(report.verdict, Verdict::Accepted, "{}\ninput:\n{shown}", report.details);
    }
}

/// What the program of `problem` prints on `input`, line by line.
fn answers(problem: &str, input: &str) -> Vec<String> {
    answers_of(&mut Command::new(program(problem)), input)
}

/// Gives the program of `problem` all cases as one input, and compares what it prints with their answers, each of one
/// line or more.
fn compare<A: AsRef<str>>(problem: &str, cases: impl IntoIterator<Item = (String, A)>) {
    let (input, expected): (String, String) =
        cases.into_iter().map(|(case, answer)| (case, format!("{}\n", answer.as_ref()))).collect();
    assert!(answers(problem, &input).iter().map(String::as_str).eq(expected.lines()));
}

/// As [`compare`], where the number of cases comes first.
fn compare_counted<A: AsRef<str>>(problem: &str, cases: impl IntoIterator<Item = (String, A)>) {
    let cases: Vec<(String, A)> = cases.into_iter().collect();
    let count = cases.len();
    let number =
        |(i, (case, answer))| (if i == 0 { format!("{count}\n{case}") } else { case }, answer);
    compare(problem, cases.into_iter().enumerate().map(number));
}

/// As [`compare`], where each case is an input, and the program is started for each: for all of them in CI, and where the
/// test was asked for by name; else for some, from the first to the last.
fn compare_each<A: AsRef<str>>(problem: &str, cases: impl IntoIterator<Item = (String, A)>) {
    let cases: Vec<(String, A)> = cases.into_iter().collect();
    // An odd step, as every other case may be of one kind.
    let step = if in_ci() || !all_run() { 1 } else { cases.len().div_ceil(STARTS) | 1 };
    for (input, answer) in cases.iter().step_by(step) {
        assert!(answers(problem, input).iter().eq(answer.as_ref().lines()), "{input}");
    }
}

/// All lists of `len` values in `0..=max`.
fn lists(len: u32, max: u64) -> impl Iterator<Item = Vec<u64>> {
    let base = max + 1;
    (0..base.pow(len)).map(move |code| (0..len).map(|i| code / base.pow(i) % base).collect())
}

/// The numbers of a list as a line of an input.
fn line(list: &[u64]) -> String {
    let numbers: Vec<String> = list.iter().map(u64::to_string).collect();
    numbers.join(" ") + "\n"
}
