//! Games that are programs: files of Rust, and brute forces of problems.

use super::common::mex;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn root() -> PathBuf {
    Path::new(&std::env::var_os("CARGO_MANIFEST_DIR").unwrap())
        .join("../..")
        .canonicalize()
        .unwrap()
}

fn run(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_explore"))
        .args(arguments)
        .current_dir(root())
        .output()
        .unwrap()
}

fn stdout(arguments: &[&str]) -> String {
    let output = run(arguments);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {errors}");
    String::from_utf8(output.stdout).unwrap()
}

fn stderr(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert!(!output.status.success(), "{arguments:?}");
    String::from_utf8(output.stderr).unwrap()
}

/// A file of this name with this text. One that is there already is left as it is, and its program too.
fn file(name: &str, text: &str) -> String {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if fs::read_to_string(&path).ok().as_deref() != Some(text) {
        fs::write(&path, text).unwrap();
    }
    path.to_str().unwrap().to_owned()
}

/// The values in a table as CSV.
fn column(table: &str) -> Vec<u32> {
    table.lines().skip(1).map(|line| line.rsplit(',').next().unwrap().parse().unwrap()).collect()
}

/// What `new` writes is a game: stones not beside each other, which part the row.
#[test]
fn the_template() {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("template-game.rs");
    let _ = fs::remove_file(&path);
    let name = path.to_str().unwrap();
    assert!(stdout(&["new", name]).contains("`options` what a move leaves"));
    assert!(stderr(&["new", name]).contains("the file is there"));
    let mut values: Vec<u32> = Vec::new();
    for n in 0..=14_usize {
        let part = |length: usize| if length < 2 { 0 } else { values[length - 1] };
        let options: Vec<u32> = (0..n).map(|i| part(i) ^ part(n - i - 1)).collect();
        values.push(mex(&options));
    }
    assert_eq!(column(&stdout(&["table", name, "--to", "14", "--format", "csv"])), values);
    let moves = stdout(&["moves", name, "5"]);
    assert!(moves.contains(&format!("Grundy values: {0}, nim-sum {0}\n", values[5])), "{moves}");
    let winning = format!("winning moves: 1\n  {name} [0, 0, 0, 0, 0] -> [0, 0, 1, 0, 0]\n");
    assert!(moves.ends_with(&winning), "{moves}");
}

/// A heap is split in two unequal ones, `left` says as what: values, formulas, misère play, two numbers.
#[test]
#[ignore = "slow: compiles programs"]
fn sums_of_positions() {
    let name = file(
        "grundys-game.rs",
        "fn start(n: u32) -> u32 { n }\n\
         fn options(&n: &u32) -> Vec<Vec<u32>> { (1..n).filter(|a| 2 * a < n).map(|a| vec![a, n - a]).collect() }\n\
         fn main() { cases::explore(start, options); }\n",
    );
    let table = |rule: &str| stdout(&["table", rule, "--to", "200", "--format", "csv"]);
    assert_eq!(column(&table(&name)), column(&table("grundy")));
    for rule in ["--misere", "--to"] {
        let outcomes = |name: &str| {
            let all = if rule == "--to" {
                vec!["outcomes", name, rule, "18"]
            } else {
                vec!["outcomes", name, "--to", "18", rule]
            };
            stdout(&all).lines().take(2).collect::<Vec<_>>().join("\n")
        };
        assert_eq!(outcomes(&name), outcomes("grundy"), "{rule}");
    }
    let name = file(
        "wythoffs-game.rs",
        "fn start(a: u8, b: u8) -> (u8, u8) { (a, b) }\n\
         fn options(&(a, b): &(u8, u8)) -> impl Iterator<Item = (u8, u8)> {\n\
         let both = (1..=a.min(b)).map(move |d| (a - d, b - d));\n\
         (0..a).map(move |c| (c, b)).chain((0..b).map(move |c| (a, c))).chain(both) }\n\
         fn main() { cases::explore(start, options); }\n",
    );
    assert_eq!(stdout(&["table", &name, "--to", "9"]), stdout(&["table", "wythoff", "--to", "9"]));
    let solved = stdout(&["solve", &name, "--to", "80", "--outcome"]);
    assert!(solved.contains("loses if floor(abs(a - b) * phi) = min(a, b)\n"), "{solved}");
}

/// Play that need not end, as the rule by its moves that is the same.
#[test]
#[ignore = "slow: compiles programs"]
fn draws() {
    let name = file(
        "loopy-game.rs",
        "fn start(n: u64) -> u64 { n }\n\
         fn options(&n: &u64) -> Vec<u64> {\n\
         let moves = [(n % 2 == 1, n + 1), (n % 2 == 0 && n > 0, n / 2), (n > 2, n.wrapping_sub(3))];\n\
         moves.into_iter().filter(|m| m.0).map(|m| m.1).collect() }\n\
         fn main() { cases::explore(start, options); }\n",
    );
    let rule = "n -> n + 1 if odd(n); n / 2 if even(n) and n > 0; n - 3 if n > 2";
    for verb in [
        &["outcomes", "--to", "30"][..],
        &["outcomes", "--misere", "--to", "30"],
        &["table", "--to", "40", "--format", "csv"],
    ] {
        let of = |rule: &str| stdout(&[&verb[..1], &[rule], &verb[1..]].concat());
        assert_eq!(of(&name), of(rule), "{verb:?}");
    }
    assert_eq!(
        stdout(&["moves", &name, "12"]),
        format!(
            "position: {name} 12\noutcome: N, the next player wins\nwinning moves: 1\n  {name} 12 -> 6\n"
        )
    );
    assert_eq!(
        stdout(&["moves", rule, "7"]),
        format!(
            "position: ({rule}) 7\noutcome: draw, no player can force a win\n\
             drawing moves: 2\n  ({rule}) 7 -> 8\n  ({rule}) 7 -> 4\n"
        )
    );
}

#[test]
fn programs_that_are_wrong() {
    assert!(
        stderr(&["table", "no-such-game.rs"])
            .contains("`cargo explore new no-such-game.rs` writes one")
    );
    let name = file(
        "no-moves.rs",
        "fn start(n: u64) -> u64 { n }\nfn main() { cases::explore(start, options); }\n",
    );
    let error = stderr(&["table", &name]);
    assert!(error.contains("does not compile") && error.contains("no-moves.rs:2:35"), "{error}");
    let name = file(
        "panics.rs",
        "fn start(n: u64) -> u64 { n }\nfn options(&n: &u64) -> Option<u64> { assert!(n < 7, \"too large\"); n.checked_sub(2) }\n\
         fn main() { cases::explore(start, options); }\n",
    );
    let error = stderr(&["table", &name]);
    assert!(
        error.contains("too large") && error.contains("the program failed after `6 1`"),
        "{error}"
    );
    let error = stderr(&["moves", &name, "1,2"]);
    assert!(error.contains("expected numbers, 1; found `1,2`"), "{error}");
}

/// Problems: of one number, of two, with an input that is said, a sample, and those without values.
#[test]
#[ignore = "slow: compiles programs"]
fn brute_forces_of_problems() {
    // Octal 0.0007 on a strip that a third cross in a row wins: crosses part the strip.
    let mut values: Vec<u32> = Vec::new();
    for n in 0..=13_usize {
        let part = |length: usize| values[length.saturating_sub(2)];
        let options: Vec<u32> = (0..n).map(|i| part(i) ^ part(n - i - 1)).collect();
        values.push(mex(&options));
    }
    let found = column(&stdout(&["table", "problems/poj3537", "--to", "13", "--format", "csv"]));
    let wins = |values: &[u32]| values.iter().map(|value| *value > 0).collect::<Vec<_>>();
    assert_eq!(wins(&found), wins(&values[3..]));
    assert_eq!(
        stdout(&["table", "problems/hdu1527", "--to", "6"]),
        stdout(&["table", "wythoff", "--to", "6"])
    );
    assert_eq!(
        stdout(&["solve", "problems/nim", "1 2 a b", "--to", "15"]).lines().next().unwrap(),
        "problems/nim `1 2 a b`: a ^ b"
    );
    assert_eq!(stdout(&["table", "problems/atcoder-agc010-f"]).lines().count(), 2);
    let error = stderr(&["table", "problems/hdu1846"]);
    assert!(
        error.contains("it answers without playing a game from its options by `cases::Game`"),
        "{error}"
    );
    let error = stderr(&["table", "problems/nim", "1 2 3"]);
    assert!(
        error.contains("`1 2 3`: expected one to three of the names n, a, b and c in it"),
        "{error}"
    );
}
