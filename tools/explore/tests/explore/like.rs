//! Known games that values are like.

use crate::cli::{stderr, stdout};
use serde_json::Value as Json;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Each kind of game by its values, with what is said of it first.
#[test]
fn games_by_their_values() {
    for (values, expected) in [
        ("0 1 2 3 1 4 3 2 1 4", "kayles: at n; cargo explore table kayles --to 9;"),
        ("0,1,1,2,0,3,1,1,0,3,3,2,2,4,0,5,2,2,3,3,0,1,1,3", "dawson: at n;"),
        ("0 1 2 4 3 5 6 8 7 9 10 12", "lasker: at n;"),
        // A set, a code of three digits, a hexadecimal one.
        ("0 0 1 1 0 2 1 3 0 2 1 0 0 1 1 0 2 1 3", "take 2,5,6: at n;"),
        (
            "0 1 0 1 2 3 2 0 1 0 1 2 3 2 0 1 0 1",
            "take 1,3,4: at n; cargo explore table take 1,3,4 --to 17",
        ),
        ("0 1 2 0 3 1 2 4 3 5 2 4 3 5 1 4 3 2 6", "0.376: at n;"),
        ("0 0 1 2 3 4 5 1 6 3 2 5 4 8 9 6 10 11 12", "0.2e: at n;"),
        // A rule by its moves is quoted; the values of a problem are those of its brute force.
        (
            "0 0 1 0 2 1 3 0 4 2 5 1 6 3 7 0",
            "n -> n - d for d in 1..n/2: at n; cargo explore table 'n -> n - d for d in 1..n/2' --to 15",
        ),
        (
            "2 1 4 3 6 5 8 7 10 9",
            "problems/hackerrank-zero-move-nim 1 1 n: at n + 1; cargo explore table problems/hackerrank-zero-move-nim 1 1 n",
        ),
        // Shifts, with zeros before; scales.
        ("1 2 3 1 4 3 2 1 4", "kayles: at n + 1; cargo explore table kayles --to 9;"),
        (
            "0 0 0 1 2 3 1 4 3 2 1 4",
            "kayles: at n - 2, after 2 zeros; cargo explore table kayles --to 9;",
        ),
        ("0 2 1 3 1 2 4 2 1 3 1", "kayles: at 2 * n; cargo explore table kayles --to 20;"),
    ] {
        let words: Vec<&str> = ["like"].into_iter().chain(values.split(' ')).collect();
        let found = stdout(&words);
        assert!(found.starts_with(expected), "{values}: {found}, not {expected}");
    }
}

#[test]
fn what_is_no_sequence() {
    assert!(stderr(&["like", "0", "1", "0", "1"]).contains("4 values, 2 of them different"));
    assert!(stderr(&["like", "0", "0", "0", "0", "0", "0"]).contains("expected different ones"));
    assert!(stderr(&["like", "0", "1", "W", "1", "2"]).contains("expected"));
    assert_eq!(
        stdout(&["like", "7", "1", "9", "1", "5"]),
        "no game that is known here has these values\n"
    );
}

#[test]
fn as_json() {
    let found = stdout(&["like", "0", "2", "1", "3", "1", "2", "4", "2", "--format", "json"]);
    let found: Json = serde_json::from_str(&found).unwrap();
    assert_eq!(found["values"][6], 4);
    let first = &found["found"][0];
    assert_eq!((&first["rule"], &first["at"]), (&"kayles".into(), &"2 * n".into()));
    assert_eq!((&first["zeros"], &first["last"]), (&0.into(), &14.into()));
}

fn cached(cache: &Path, values: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_explore"));
    command.arg("like").args(values).env("XDG_CACHE_HOME", cache).output().unwrap()
}

/// The index is kept, made anew where it is of other games, and not needed.
#[test]
fn the_index_is_kept() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("like-cache");
    let _ = fs::remove_dir_all(&folder).or_else(|_| fs::remove_file(&folder));
    let kept = folder.join("cargo-judge/games.tsv");
    let kayles = ["0", "1", "2", "3", "1", "4", "3", "2", "1", "4"];
    let first = cached(&folder, &kayles);
    assert!(first.status.success() && first.stdout.starts_with(b"kayles: at n;"));
    let whole = fs::read_to_string(&kept).unwrap();
    // What is kept is read.
    fs::write(&kept, whole.replacen("\nkayles\t0\t0 1 2 3", "\nkayles\t0\t5 5 5 5", 1)).unwrap();
    assert!(!cached(&folder, &kayles).stdout.starts_with(b"kayles: at n;"));
    // Of another version, or broken: made anew.
    for other in
        [whole.replacen("# form", "# form 0", 1), whole.replacen("\nkayles\t0", "\nkayles", 1)]
    {
        fs::write(&kept, other).unwrap();
        assert_eq!(cached(&folder, &kayles).stdout, first.stdout);
        assert_eq!(fs::read_to_string(&kept).unwrap(), whole);
    }
    // There is no place for it.
    fs::remove_dir_all(&folder).unwrap();
    fs::write(&folder, "").unwrap();
    let nowhere = cached(&folder, &kayles);
    assert!(nowhere.status.success() && nowhere.stdout == first.stdout);
}

/// The values that are kept of problems are those that their brute forces print now.
#[test]
#[ignore = "slow: builds brute forces"]
fn values_of_problems() {
    let text = fs::read_to_string("atlas/problems.tsv").unwrap();
    let rows: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
    assert!(rows.len() >= 20);
    for row in rows {
        let [rule, first, values] = row.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{row}")
        };
        let last = first.parse::<usize>().unwrap() + values.split(' ').count() - 1;
        let output = Command::new(env!("CARGO_BIN_EXE_explore"))
            .args(["table", rule, "--to", &last.to_string(), "--format", "json"])
            .current_dir("../..")
            .output()
            .unwrap();
        let found: Json = serde_json::from_slice(&output.stdout).unwrap();
        let now: Vec<String> =
            found["values"].as_array().unwrap().iter().map(Json::to_string).collect();
        assert_eq!(now.join(" "), values, "{rule}: write these values");
    }
}
