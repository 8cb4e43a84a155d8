//! What `check` prints, in each format, and its statuses.

use std::process::Command;

/// Runs `cargo explore check`: its status, and what it prints.
fn run(arguments: &[&str]) -> (Option<i32>, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_explore"));
    let output = command.arg("check").args(arguments).output().expect("it starts");
    let [out, err] = [output.stdout, output.stderr].map(|text| String::from_utf8(text).unwrap());
    (output.status.code(), out, err)
}

#[test]
fn formats_and_statuses() {
    let (status, out, err) = run(&["kayles", "n % 4", "--format", "json"]);
    assert_eq!((status, &*err), (Some(1), "error: the formula is wrong at n = 4\n"));
    let json: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(json["result"], "wrong");
    assert_eq!(
        (&json["position"][0], &json["claimed"], &json["found"]),
        (&4.into(), &0.into(), &1.into())
    );
    assert_eq!(json["options"][0], serde_json::json!({"left": "1 1", "found": 0}));
    let (status, out, _) = run(&["kayles", "loses if n = 0", "--format", "json"]);
    let json: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!((status, &json["result"]), (Some(0), &"proved".into()));
    assert_eq!(json["proof"]["game"]["period"], 12);
    let (status, out, _) = run(&["wythoff", "loses if a = b", "--format", "csv"]);
    let header = "rule,formula,misere,result,to,positions,counterexample,claimed,found\n";
    assert_eq!(
        (status, out),
        (Some(1), format!("{header}wythoff,loses if a = b,false,wrong,,3,\"1,1\",P,N\n"))
    );
    let (status, out, _) =
        run(&["wythoff", "wins if a != b or a > 0", "--to", "0", "--format", "json"]);
    let json: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!((status, &json["to"], &json["positions"]), (Some(0), &0.into(), &1.into()));
    let (status, out, _) = run(&["euclid", "a", "--format", "json", "--to", "0"]);
    assert_eq!((status, &*out), (Some(1), ""));
    let (_, out, _) = run(&["nim", "n / 2 * 2 + n % 2", "--format", "csv"]);
    assert_eq!(out, format!("{header}nim,n / 2 * 2 + n % 2,false,proved,,,,,\n"));
    // From heap 0 on.
    let (_, out, _) = run(&["nim", "n"]);
    assert_eq!(
        out,
        "nim: G(n) = n, for all n >= 0, proved\n\
         proof: G(n + 1) = G(n) + 1 for n >= 0, by the proved period of the values\n  \
         F(n + 1) = F(n) + 1 for n >= 0, by the form of the formula F\n  \
         F(n) = G(n) for n < 1: compared\n"
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
    let graph = std::env::temp_dir().join(format!("explore-check-{}.txt", std::process::id()));
    std::fs::write(&graph, "a b\n").unwrap();
    let (status, _, err) = run(&["dag", graph.to_str().unwrap(), "n"]);
    std::fs::remove_file(&graph).unwrap();
    assert!(status == Some(1) && err.contains("vertices with names"), "{err}");
    for (formula, message) in [
        ("n +", "the formula: column 4"),
        ("7 / n", "the formula: column 3: n = 0: division by zero"),
    ] {
        let (status, _, err) = run(&["kayles", formula]);
        assert!(status == Some(1) && err.contains(message), "{err}");
    }
    assert_eq!(run(&["kayles"]).0, Some(2));
}
