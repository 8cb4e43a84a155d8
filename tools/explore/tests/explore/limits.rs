//! The time that a command takes: what is known then is printed, and the status says whether it is all that was asked for.

use std::process::Command;

/// A rule of which many values take long, and that no theorem is about.
const RULE: &str = "n -> a & n - a for a in 1..n-1 if a % 7 != 3; n - d for d in factors(n)";
const PAIR: &str = "(a, b) -> (x, b) & (a - x, b) for x in 1..a-1 if gcd(x, b) = 1; (a, y) & (a, b - y) for y in 1..b-1";

/// Runs a command for a third of a second: its status, and what it prints.
fn run(arguments: &[&str]) -> (Option<i32>, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_explore"));
    let output = command.args(arguments).args(["--seconds", "0.3"]).output().expect("it starts");
    let [out, err] = [output.stdout, output.stderr].map(|text| String::from_utf8(text).unwrap());
    (output.status.code(), out, err)
}

#[test]
fn what_is_known_is_printed() {
    for (arguments, begins) in [
        (&["table", "0.007", "--to", "10^6", "--format", "csv"][..], "heap,value\n0,0\n"),
        (&["table", RULE, "--to", "10^5", "--format", "csv"], "heap,value\n0,0\n"),
        (&["table", PAIR, "--to", "400", "--format", "csv"], "row,column,value\n0,0,0\n"),
        (&["outcomes", PAIR, "--misere", "--to", "60"], "P-positions: "),
        (&["outcomes", RULE, "--to", "100000"], "P-positions: 0 1 "),
        (&["plot", PAIR, "--to", "300"], "((a, b) -> "),
        (&["moves", PAIR, "300,300", "--misere"], "position: "),
    ] {
        let (status, out, err) = run(arguments);
        assert!(out.starts_with(begins), "{arguments:?}: {out:.200}");
        assert_eq!(status, Some(1), "{arguments:?}: {err}");
        let is_said = err.contains("stopped after 0.3 seconds: ")
            && err.contains("; --seconds S goes on longer");
        assert!(is_said, "{arguments:?}: {err}");
    }
}

/// What was asked for is a look of so many seconds.
#[test]
fn looks_that_end() {
    let (status, out, _) = run(&["period", "0.007"]);
    assert!(
        status == Some(0) && out.contains("no period is proved\nlooked at heaps 0 to "),
        "{out}"
    );
    let (status, out, err) = run(&["solve", RULE]);
    assert!(status == Some(0) && out.contains(": no closed form found"), "{out}{err}");
    assert!(err.contains("; the others were left out"), "{err}");
    let (status, _, err) = run(&["check", "0.007", "{2: 2} else n", "--to", "10^6"]);
    assert!(status == Some(1) && err.starts_with("error: the formula is wrong at n = 1"), "{err}");
}
