//! The limits in a generator are those that the brute force reads by: what is largest, it does not refuse for its range.

use crate::beside;
use std::time::Duration;
use verdicts::process::run;
use verdicts::{Limits, Text};

/// How long a brute force reads.
const READING: Duration = Duration::from_secs(1);

/// What `brutes` says of the largest input of a kind, where that is more than the statement allows.
fn refusal(problem: &str, kind: &str) -> Option<String> {
    let empty = Text::Held(b"").open().expect("an empty file");
    let made = run(&mut beside(&["gen", problem, "1", kind, "1"]), empty, Limits::default());
    let made = made.expect("it starts");
    if !made.status().is_some_and(|status| status.success()) {
        return Some(format!("{problem}, {kind}: gen.rs fails: {}", made.stderr));
    }
    let input = Text::Held(&made.stdout).open().expect("room for the input");
    let limits = Limits { time: READING, ..Limits::default() };
    let read = run(&mut beside(&["brute", problem]), input, limits).expect("it starts");
    // What is too large to play is no matter of the statement's.
    let is_refused = read.stderr.contains(": expected ");
    is_refused.then(|| format!("{problem}, {kind}: brute.rs refuses it: {}", read.stderr))
}

#[test]
#[ignore = "slow: each brute force reads for a second"]
fn largest_inputs_are_allowed() {
    let problems = brutes::PROGRAMS.iter().map(|programs| programs.0);
    let kinds = problems.flat_map(|problem| ["lower", "upper"].map(|kind| (problem, kind)));
    let refused: Vec<String> = kinds.filter_map(|(problem, kind)| refusal(problem, kind)).collect();
    assert!(refused.is_empty(), "{}", refused.join("\n"));
}
