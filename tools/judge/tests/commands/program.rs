//! Programs in other languages, in place of a problem's own: tested, searched and played.
#![cfg(unix)]

use crate::project::judge;
use crate::scratch::{Scratch, text};
use std::fs;
use tempfile::TempDir;
use verdicts::workspace::{folders, name, root};

/// What is printed, and on standard error, in this workspace.
fn said(arguments: &[&str], passes: bool) -> (String, String) {
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_judge"));
    let output = command.args(arguments).current_dir(root()).output().unwrap();
    let texts = (text(&output.stdout), text(&output.stderr));
    assert_eq!(output.status.success(), passes, "{texts:?}");
    texts
}

/// HDU 2149 as a script of the shell, by the theorem with what it prints where all bids lose.
fn bids(none: &str) -> (TempDir, String) {
    let folder = TempDir::new().unwrap();
    let script = format!(
        "while read m n; do r=$((m % (n + 1)))\nif [ $m -le $n ]; then seq -s ' ' $m $n\n\
         elif [ $r = 0 ]; then echo {none}; else echo $r; fi; done\n"
    );
    fs::write(folder.path().join("bids.sh"), script).unwrap();
    let command = format!("sh '{}'", folder.path().join("bids.sh").display());
    (folder, command)
}

#[test]
fn a_script_is_tested_and_searched() {
    let (_right, program) = bids("none");
    let (printed, _) = said(&["test", "hdu2149", "sample", "--program", &program], true);
    assert!(printed.starts_with("AC  sample "), "{printed}");
    // What only programs here say of bad input is not asked for.
    let (_, message) = said(&["test", "hdu2149", "--program", &program, "--for", "hdu"], false);
    assert_eq!(message, "error: --program cannot be combined with --for, --to or --debug\n");
    let (printed, _) = said(&["stress", "hdu2149", "--program", &program, "--time", "1"], true);
    assert!(printed.starts_with("no difference: "), "{printed}");
    let (_wrong, program) = bids("1");
    let (printed, _) = said(&["stress", "hdu2149", "--program", &program, "--seed", "1"], false);
    assert!(printed.contains("\n\ninput  expected  printed\n2 1    none      1\n"), "{printed}");
    let (printed, _) = said(&["test", "hdu2149", "--program", "sh -c 'read m n; echo 1'"], false);
    assert!(printed.contains("WA  sample ") && !printed.contains("bad-"), "{printed}");
}

/// A losing move is shown with the position, and the game goes on to its end; one that is none is told.
#[test]
fn a_game_is_played() {
    let (_right, program) = bids("none");
    let (printed, _) = said(&["play", "hdu2149", "--program", &program, "--games", "30"], true);
    assert!(
        printed.starts_with("30 games, ") && printed.ends_with(" no mistake (seed 1)\n"),
        "{printed}"
    );
    let (_wrong, program) = bids("1");
    let (printed, _) = said(&["play", "hdu2149", "--program", &program], false);
    assert!(
        printed.contains("\n  > 1\n`1` loses, so do all others\n`1`, and the other player `"),
        "{printed}"
    );
    assert!(printed.contains("the last move\n"), "{printed}");
    let again = format!("again: cargo judge play hdu2149 --program 'sh '\\''{}", &program[4..8]);
    assert!(printed.contains(&again) && printed.ends_with(" --seed 1\n"), "{printed}");
    let (printed, _) = said(&["play", "hdu2149", "--program", "echo 5000"], false);
    assert!(printed.contains("  > 5000\n`5000` is no move here\n"), "{printed}");
    let (printed, _) = said(&["play", "hdu2149", "--program", "false"], false);
    assert!(printed.contains("\nRE: exit status: 1\n"), "{printed}");
    let (_, message) = said(&["play", "nim"], false);
    assert!(
        message.contains("nim/play.rs: there is no such file: it says which moves there are"),
        "{message}"
    );
    let (_, message) = said(&["play", "atcoder-abc278-g"], false);
    assert!(
        message.ends_with("interactor or checker: cargo judge stress atcoder-abc278-g\n"),
        "{message}"
    );
}

/// Positions are lost as often as won, and each line of an answer counts.
#[test]
fn a_game_has_lost_positions_and_whole_answers() {
    let right = "read k; read line; set -- $line; s=0; for h; do s=$((s^h)); done\ni=0; for h; do i=$((i+1))\n\
        t=$((h^s)); if [ $s != 0 ] && [ $t -lt $h ]; then echo $((h-t)) $i; out=; j=0\n\
        for g; do j=$((j+1)); [ $j = $i ] && g=$t; out=\"$out $g\"; done; echo $out; exit; fi; done\necho lose\n";
    let folder = TempDir::new().unwrap();
    let play = |script: &str, passes: bool| {
        let path = folder.path().join("nim.sh");
        fs::write(&path, script).unwrap();
        let program = format!("sh '{}'", path.display());
        said(&["play", "luogu-p1247", "--program", &program], passes)
    };
    let (printed, _) = play(right, true);
    assert!(printed.starts_with("20 games, 10 of them from a lost position, "), "{printed}");
    for (from, to, why) in [
        ("lose", "1 1", "`1 1` is no move here"),
        ("echo lose", "true", "`` is no move here"),
        ("echo $out", "echo $line", "` is no move here"),
        ("echo $out", "true", "` is no move here"),
        ("echo $out", "echo $out; echo more", " / more` is no move here"),
    ] {
        let (printed, _) = play(&right.replace(from, to), false);
        assert!(printed.contains(why), "{to}: {printed}");
    }
}

#[test]
#[ignore = "slow: builds six games"]
fn other_games_have_whole_answers() {
    for (problem, answer) in [
        ("cf305e", "Second\n3"),
        ("luogu-p3185", "-1 -1 -1\n1"),
        ("luogu-p3185", "-1 -1 -1"),
        ("luogu-p6487", "1\n1"),
        ("hdu2176", "Yes"),
        ("hdu2149", "none 1"),
        ("lightoj-treblecross", "Case 1: 0 1"),
    ] {
        let program = format!("printf '{answer}\\n'");
        let (printed, message) = said(&["play", problem, "--program", &program], false);
        let whys = [" is no move here\n", " win, it says", " wins, and is not named\n"];
        assert!(whys.iter().any(|why| printed.contains(why)), "{problem}: {printed}{message}");
    }
}

/// A file that is named by its whole path says nothing of the folder.
#[test]
fn a_script_is_in_the_problems_folder() {
    let scratch = Scratch::bare();
    scratch.write("Cargo.toml", "[workspace]\nmembers = [\"one\", \"two\"]\nresolver = \"2\"\n");
    for name in ["one", "two"] {
        let manifest =
            format!("[package]\nname = \"{name}\"\nversion = \"0.1.0\"\nedition = \"2021\"\n");
        scratch.write(&format!("{name}/Cargo.toml"), &manifest);
        scratch.write(&format!("{name}/src/main.rs"), "fn main() {}");
    }
    scratch.write("two/mine.sh", "cat");
    scratch.write("two/tools/mine.sh", "cat");
    scratch.write("two/fixtures/1.in", "1\n");
    scratch.write("two/fixtures/1.out", "1\n");
    for program in
        ["/bin/sh mine.sh", "sh mine.sh", "/usr/bin/env sh ./mine.sh", "/bin/sh tools/mine.sh"]
    {
        let output = judge(&scratch.path(""), &["test", "two", "--program", program]);
        let printed = text(&output.stdout);
        assert!(printed.starts_with("AC  1 "), "{program}: {printed}{}", text(&output.stderr));
    }
    // Which one is meant is asked for, whichever has fixtures.
    for words in
        [&["test"][..], &["bundle"], &["submit", "--for", "cses"], &["test", "--program", "cat"]]
    {
        let output = judge(&scratch.path(""), words);
        let message = text(&output.stderr);
        assert!(!output.status.success(), "{words:?}");
        assert_eq!(message, "error: name a package; there are one, two\n", "{words:?}");
    }
}

#[test]
#[ignore = "slow: builds eight problems"]
fn solutions_make_no_mistake() {
    let all = folders(&root().join("problems"));
    let problems = all.iter().filter(|folder| folder.join("play.rs").is_file()).map(|it| name(it));
    let problems: Vec<String> = problems.collect();
    assert!(problems.len() >= 8, "{problems:?}");
    for problem in problems {
        let (printed, _) = said(&["play", &problem, "--games", "60", "--seed", "3"], true);
        assert!(printed.contains(" no mistake "), "{problem}: {printed}");
    }
}

/// The time holds for the search and for making smaller, and what was not done for it is told.
#[test]
fn the_time_is_kept() {
    let folder = TempDir::new().unwrap();
    let gen_command = "sh -c 'echo $0; echo $1'";
    fs::write(folder.path().join("Cargo.toml"), "[package]\nname = \"one\"\nedition = \"2021\"\n")
        .unwrap();
    fs::create_dir(folder.path().join("src")).unwrap();
    fs::write(folder.path().join("src/main.rs"), "fn main() {}").unwrap();
    let search = |brute: &str| {
        let flags = [
            "stress",
            "--program",
            "true",
            "--gen",
            gen_command,
            "--jobs",
            "1",
            "--seed",
            "1",
            "--brute",
            brute,
        ];
        let output = judge(folder.path(), &[&flags[..], &["--time", "1.5"]].concat());
        assert!(!output.status.success());
        text(&output.stdout) + &text(&output.stderr)
    };
    let printed = search("sh -c 'sleep 0.4; cat'");
    assert!(
        printed.contains("; stopped after ")
            && printed.contains(" smaller ones, as the time was over\n"),
        "{printed}"
    );
    let printed = search("sleep 100");
    assert!(
        printed.ends_with(
            "error: no input was finished in 1.5 s: raise --time, or make smaller inputs\n"
        ),
        "{printed}"
    );
}
