//! Every small case of each problem: its program against the game as the statement tells it. What is compared lies in
//! the problem's folder, in `small.rs`, and is found by being there.

#![allow(
    clippy::format_collect,
    reason = "an input is written once, in a line that reads as its format"
)]

mod sparse_space;

/// Whatever they are called: `env`, `std`.
mod problems {
    include!(concat!(env!("OUT_DIR"), "/small.rs"));
}

use cases::{Game, sorted};
use std::collections::BTreeMap;
use std::env;
use std::io::{Seek, Write};
use std::path::PathBuf;
use std::process::Command;
use std::sync::OnceLock;
use verdicts::Limits;
use verdicts::process::run;
use verdicts::workspace::{self, build, folders, in_ci, name, root};

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

/// What `command` prints on `input`, line by line.
fn answers_of(command: &mut Command, input: &str) -> Vec<String> {
    let mut file = tempfile::tempfile().expect("a temporary file");
    file.write_all(input.as_bytes()).and_then(|()| file.rewind()).expect("room for the input");
    let finished = run(command, file, Limits::default()).expect("the program starts");
    let status = finished.status();
    assert!(status.is_some_and(|s| s.success()), "{:?}: {}", finished.end, finished.stderr);
    let text = String::from_utf8(finished.stdout).expect("UTF-8");
    text.lines().map(str::to_owned).collect()
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

/// Asks the program of `problem` who wins each position of up to 4 heaps of 1 to `most`, in one input, and
/// compares its answers with the game of these options.
fn who_wins_each<I: IntoIterator<Item = Vec<u64>>>(
    problem: &str,
    most: u64,
    options: impl Fn(&[u64]) -> I,
) {
    let positions = || (1..=4).flat_map(|len| lists(len, most)).filter(|p| !p.contains(&0));
    let lines: String = positions().map(|p| format!("{}\n{}", p.len(), line(&p))).collect();
    let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps));
    let input = format!("{}\n{lines}", positions().count());
    let expected =
        positions().map(|p| if game.next_player_wins(&sorted(&p)) { "first" } else { "second" });
    assert!(answers(problem, &input).into_iter().eq(expected));
}
