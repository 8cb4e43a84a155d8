//! `--format json`: of the keys that README.md names, read by Rust and by Python.

use crate::cli::stdout;
use serde_json::{Value as Json, json};
use std::io::Write;
use std::process::{Command, Stdio};

fn read(words: &[&str]) -> Json {
    serde_json::from_str(&stdout(&[words, &["--format", "json"]].concat())).unwrap()
}

/// What a command prints that fails.
fn read_failed(words: &[&str]) -> Json {
    let mut command = Command::new(env!("CARGO_BIN_EXE_explore"));
    let output = command.args(words).args(["--format", "json"]).output().unwrap();
    assert!(!output.status.success());
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn tables() {
    assert_eq!(
        read(&["table", "take 1,3,4", "--to", "8"]),
        json!({ "rule": "take 1,3,4", "names": ["n"], "first": [0], "last": [8], "values": [0, 1, 0, 1, 2, 3, 2, 0, 1] })
    );
    assert_eq!(
        read(&["table", "wythoff", "--to", "1"]),
        json!({ "rule": "wythoff", "names": ["a", "b"], "first": [0, 0], "last": [1, 1], "values": [0, 1, 1, 2] })
    );
    let words = read(&["table", "n -> n - 1 if n > 0; win if n = 2", "--to", "3"]);
    assert_eq!(words["values"], json!([0, 1, "L", "W"]));
    // Beyond 2^53 scripts would round a number.
    let last =
        read(&["table", "(n >= 9007199254740990) -> n - 1 if n < 0", "--to", "9007199254740992"]);
    assert_eq!(last["last"], json!(["9007199254740992"]));
    assert_eq!(last["first"], json!([9_007_199_254_740_990_u64]));
}

/// What is proved is the certificate.
#[test]
fn periods() {
    let file = std::env::temp_dir().join(format!("explore json {}.json", std::process::id()));
    for rule in ["take 1,3,4", "nim", "lasker", "n -> n - 1 if n > 0 and even(n); n - 2 if n > 1"] {
        let printed = read(&["period", rule, "--certificate", file.to_str().unwrap()]);
        let written: Json = serde_json::from_str(&std::fs::read_to_string(&file).unwrap()).unwrap();
        assert_eq!(printed, written, "{rule}");
        assert_eq!(printed["law"]["proved"], true, "{rule}");
    }
    std::fs::remove_file(file).unwrap();
    assert_eq!(
        read(&["period", "take 1,60000", "--to", "300"]),
        json!({
            "rule": "take 1,60000", "names": ["n"], "first": [0], "last": [300], "why": null,
            "law": { "proved": false, "preperiod": 0, "period": 2, "saltus": 0, "values": [0, 1] },
        })
    );
    let large = read(&["period", "bash(10^18)"]);
    assert_eq!(large["law"]["period"], "1000000000000000001");
    let memories = read(&[
        "period",
        "(n, t in 0..1) -> (n - d, t) for d in 1..n if t = 1 or pow2(d)",
        "--to",
        "300",
    ]);
    assert_eq!(
        (memories["laws"][0]["period"].as_u64(), memories["laws"][1]["saltus"].as_u64()),
        (Some(3), Some(1))
    );
}

#[test]
fn formulas() {
    let solved = read(&["solve", "take 1,3,4"]);
    assert_eq!(
        (&solved["formula"], &solved["verdict"]),
        (&json!("[0, 1, 0, 1, 2, 3, 2][n % 7]"), &json!("proved"))
    );
    let law = json!({ "proved": true, "preperiod": 0, "period": 7, "saltus": 0 });
    let proof = json!({ "law": law, "formula": law, "bound": 7 });
    assert_eq!(solved["proof"], proof);
    assert_eq!(read(&["solve", "grundy", "--to", "300"])["formula"], Json::Null);
    let checked = read(&["check", "take 1,3,4", "loses if n % 7 in [0, 2]"]);
    assert_eq!((&checked["verdict"], &checked["proof"]), (&json!("proved"), &proof));
    let seen = read(&["check", "wythoff", "wins if a != b or a > 0", "--to", "0"]);
    assert_eq!(
        (&seen["verdict"], &seen["to"], &seen["positions"]),
        (&json!("seen"), &json!(0), &json!(1))
    );
    assert_eq!(
        read_failed(&["check", "wythoff", "a ^ b", "--to", "3"]),
        json!({
            "rule": "wythoff", "formula": "a ^ b", "misere": false, "verdict": "wrong", "position": [1, 1],
            "claimed": 0, "value": 2, "smaller": 3,
            "moves": [{ "left": "0,0", "value": 0 }, { "left": "0,1", "value": 1 }, { "left": "1,0", "value": 1 }],
        })
    );
    let outcome = read_failed(&["check", "nim", "loses if n = 0", "--misere"]);
    assert_eq!((&outcome["claimed"], &outcome["value"]), (&json!("P"), &json!("N")));
}

#[test]
fn moves() {
    assert_eq!(
        read(&["moves", "kayles 12 + nim 5 5"]),
        json!({
            "position": "kayles 12 + nim 5 5", "misere": false, "outcome": "N", "values": [4, 5, 5], "sum": 4,
            "moves": [
                { "rule": "kayles", "from": "12", "left": "5 5", "times": 1 },
                { "rule": "nim", "from": "5", "left": "1", "times": 2 },
            ],
        })
    );
    let misere = read(&["moves", "nim 1 1 1", "--misere"]);
    assert_eq!((&misere["outcome"], &misere["sum"]), (&json!("P"), &Json::Null));
}

/// A script that shares nothing with the program.
#[test]
fn python_reads_it() {
    let script = "import json, sys\ntable = json.load(sys.stdin)\nvalues = table['values']\n\
                  for n, value in enumerate(values):\n    left = {values[n - take] for take in (1, 3, 4) if take <= n}\n    \
                  assert value == min(set(range(4)) - left)\nprint(len(values), table['last'][0])";
    let printed = stdout(&["table", "take 1,3,4", "--to", "50", "--format", "json"]);
    let mut python = Command::new("python3");
    let child = python.args(["-c", script]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let mut child = child.expect("python3 starts");
    child.stdin.take().unwrap().write_all(printed.as_bytes()).unwrap();
    assert_eq!(child.wait_with_output().unwrap().stdout, b"51 50\n");
}
