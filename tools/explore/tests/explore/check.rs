//! What `check` prints, and its statuses.

use std::process::Command;

/// Runs `cargo explore check`: its status, and what it prints.
fn run(arguments: &[&str]) -> (Option<i32>, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_explore"));
    let output = command.arg("check").args(arguments).output().expect("it starts");
    let [out, err] = [output.stdout, output.stderr].map(|text| String::from_utf8(text).unwrap());
    (output.status.code(), out, err)
}

#[test]
fn texts_and_statuses() {
    let (status, _, err) = run(&["kayles", "n % 4"]);
    assert_eq!((status, &*err), (Some(1), "error: the formula is wrong at n = 4\n"));
    let (status, out, _) = run(&["kayles", "loses if n = 0"]);
    assert!(status == Some(0) && out.contains("\nproof: W(n + 12) = W(n) for n >= "), "{out}");
    let (status, out, _) = run(&["wythoff", "wins if a != b or a > 0", "--to", "0"]);
    assert!(status == Some(0) && out.ends_with(": 1 position, not proved\n"), "{out}");
    assert_eq!(run(&["euclid", "a", "--to", "0"]).0, Some(1));
    // From heap 0 on.
    let (_, out, _) = run(&["nim", "n"]);
    assert_eq!(
        out,
        "nim: G(n) = n, for all n >= 0, proved\n\
         proof: theorem on bounded Nim, G(n) = n mod (k + 1), and n in Nim\n"
    );
    // Many options: the first of them, and how many more.
    let (_, out, _) = run(&["nim", "if n < 50 then n else 0", "--to", "60"]);
    assert!(out.contains("\n  50 -> 19: 19\n  and 30 more\n"), "{out}");
    assert!(
        out.contains(
            "mex of {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, ...}"
        ),
        "{out}"
    );
    let (status, out, err) = run(&["wythoff", "loses if a = b and a = 0", "--misere", "--to", "1"]);
    assert_eq!(status, Some(1), "{err}");
    assert!(
        out.starts_with(
            "wythoff: the next player loses in misère play if a = b and a = 0, and wins"
        ),
        "{out}"
    );
    for (formula, message) in [
        ("n +", "the formula: column 4"),
        ("7 / n", "the formula: column 3: n = 0: division by zero"),
    ] {
        let (status, _, err) = run(&["kayles", formula]);
        assert!(status == Some(1) && err.contains(message), "{err}");
    }
    assert_eq!(run(&["kayles"]).0, Some(2));
}
