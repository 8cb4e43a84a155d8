//! Limits are those of the statement: a brute force does not refuse for their range what the fixtures have, nor what is the
//! largest that is drawn beside its format.

use crate::beside;
use std::fs;
use std::path::Path;
use std::time::Duration;
use verdicts::process::run;
use verdicts::workspace::root;
use verdicts::{Content, Fixtures, Limits, Text};

/// How long a brute force reads.
const READING: Duration = Duration::from_secs(1);

/// What the brute force of a problem says of an input for a limit.
fn refusal(problem: &str, input: Text, what: &str) -> Option<String> {
    let limits = Limits { time: READING, ..Limits::default() };
    let input = input.open().expect("room for the input");
    let read = run(&mut beside(&["brute", problem]), input, limits).expect("it starts");
    // What is too large to play is no matter of the statement's.
    let is_refused = read.stderr.contains(": expected ");
    is_refused.then(|| format!("{problem}, {what}: brute.rs refuses it: {}", read.stderr))
}

/// The same of the largest input of a kind, which is drawn, not made by the ranges of the format.
fn refusal_of_largest(problem: &str, kind: &str) -> Option<String> {
    let empty = Text::Held(b"").open().expect("an empty file");
    let made = run(&mut beside(&["gen", problem, "1", kind, "1"]), empty, Limits::default());
    let made = made.expect("it starts");
    if !made.status().is_some_and(|status| status.success()) {
        return Some(format!("{problem}, {kind}: brute.rs makes none: {}", made.stderr));
    }
    refusal(problem, Text::Held(&made.stdout), kind)
}

#[test]
#[ignore = "slow: brute forces read for a second"]
fn largest_inputs_are_allowed() {
    let mut refused = Vec::new();
    for (problem, _) in brutes::PROGRAMS {
        let folder = root().join("problems").join(problem);
        let text = fs::read_to_string(folder.join("brute.rs")).expect("a brute force");
        if text.contains(".drawn(") {
            let of_kind = |kind| refusal_of_largest(problem, kind);
            refused.extend(["lower", "upper"].into_iter().filter_map(of_kind));
        }
        let fixtures = Fixtures::in_folder(&folder.join("fixtures")).expect("fixtures");
        for fixture in fixtures {
            let is_stored =
                fixture.input.as_ref().and_then(Content::file).is_some_and(Path::is_file);
            let is_largest = fixture.name.starts_with("max") || fixture.name.starts_with("sample");
            if let (true, true, None, Some(input)) =
                (is_largest, is_stored, &fixture.errors, &fixture.input)
            {
                refused.extend(refusal(problem, input.text(), &fixture.name));
            }
        }
    }
    assert!(refused.is_empty(), "{}", refused.join("\n"));
}
