//! `play`: whole games, typed and watched.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// What is printed of a game with these lines typed; whether it ends well, and what goes to standard error.
fn run(arguments: &[&str], typed: impl AsRef<[u8]>) -> (String, bool, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_explore"));
    command.arg("play").args(arguments).current_dir(env!("CARGO_TARGET_TMPDIR"));
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    // Where the game is refused, nothing is read.
    let _ = child.stdin.take().unwrap().write_all(typed.as_ref());
    let output = child.wait_with_output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (text(output.stdout), output.status.success(), text(output.stderr))
}

fn played(arguments: &[&str], typed: impl AsRef<[u8]>) -> String {
    let (printed, ends_well, errors) = run(arguments, typed);
    assert!(ends_well, "{arguments:?}: {errors}");
    printed
}

fn refused(arguments: &[&str]) -> String {
    let (_, ends_well, errors) = run(arguments, "");
    assert!(!ends_well, "{arguments:?}");
    errors
}

/// A file in the folder in which games are played.
fn write(name: &str, text: &str) {
    fs::write(Path::new(env!("CARGO_TARGET_TMPDIR")).join(name), text).unwrap();
}

#[test]
fn a_game_as_it_looks() {
    let typed = "1 -9\nfirst\nhint\n1 -1\nundo\nundo\n1: 1\nhint\n1 0\n2 3\n";
    let printed = played(&["nim", "3", "4", "5", "--seed", "1"], typed);
    let expected = "\
nim 3 4 5: who moves last wins
the first player, you, wins with best play
  1: 3  ooo
  2: 4  oooo
  3: 5  ooooo
your move: `-9` is no move: 1 has 3, and a move leaves one of `0` `2` `1`
your move: a move begins with the number of what moves, 1 to 3, as in `1 -2`; or type `hint`, `undo` or `quit`
your move: best: takes 2 from heap 1, leaves 1 4 5
your move: you: takes 1 from heap 1, leaves 2 4 5
";
    assert!(printed.starts_with(expected), "{printed}");
    assert!(printed.contains("your move: there is no move of yours to take back\n"), "{printed}");
    assert!(printed.contains("you: takes 2 from heap 1, leaves 1 4 5\n"), "{printed}");
    // The prediction was for the beginning: it is `undo` that brought it back.
    assert!(
        printed.ends_with("\nthe game ends here\n") || printed.contains("the winner: "),
        "{printed}"
    );
}

#[test]
fn the_input_ends_or_you_quit() {
    for typed in ["", "quit\n", "\n\nquit\n"] {
        let printed = played(&["kayles", "5", "+", "nim", "2", "--misere"], typed);
        assert!(
            printed
                .starts_with("kayles 5 + nim 2: who moves last loses\nthe first player, you, wins"),
            "{printed}"
        );
        assert!(printed.contains("  1: kayles 5  ooooo\n  2: nim 2  oo\n"), "{printed}");
        assert!(printed.ends_with("the game ends here\n"), "{printed}");
    }
}

/// What is not UTF-8 is no move, and the game goes on.
#[test]
fn bytes_that_are_no_text() {
    let printed = played(&["nim", "3"], b"1 -1\xff\n1 0\n");
    assert!(printed.contains("` is no move: 1 has 3"), "{printed}");
    assert!(printed.ends_with("the winner: you, as predicted\n"), "{printed}");
}

/// Plays all replies of a person, as a tree of typed games: who is predicted to win does, whatever the other does.
fn every_reply(position: &[&str], misere: bool, first: &str) -> usize {
    let mut arguments = position.to_vec();
    arguments.extend(["--seed", "7", "--first", first]);
    arguments.extend(misere.then_some("--misere"));
    let (mut waiting, mut games) = (vec![String::new()], 0);
    while let Some(typed) = waiting.pop() {
        let printed = played(&arguments, &typed);
        let computer_wins = printed.contains("first player, you, loses")
            || printed.contains("first player, computer, wins");
        if let Some(end) = printed.split("the winner: ").nth(1) {
            games += 1;
            assert!(
                !computer_wins || end == "computer, as predicted\n",
                "{arguments:?} {typed}: {printed}"
            );
            continue;
        }
        // Heaps as they are shown last; each may become any smaller one.
        let shown = printed.trim_end().rsplit("leaves ").next().unwrap();
        let heaps: Vec<u64> = if printed.contains("leaves ") {
            shown.lines().next().unwrap().split(' ').map(|n| n.parse().unwrap()).collect()
        } else {
            position[1..].iter().map(|n| n.parse().unwrap()).collect()
        };
        for (place, heap) in (1..).zip(heaps) {
            waiting.extend((0..heap).map(|left| format!("{typed}{place} {left}\n")));
        }
    }
    games
}

/// From a lost position every reply loses: the computer follows each to its end.
#[test]
fn the_prediction_holds_against_every_reply() {
    // By the nim-sum, and in misère play.
    assert!(every_reply(&["nim", "1", "2", "3"], false, "you") > 9);
    assert!(every_reply(&["nim", "1", "1", "2"], true, "computer") > 2);
    assert!(every_reply(&["nim", "2", "2"], true, "you") > 2);
    assert!(every_reply(&["nim", "1", "2"], false, "computer") >= 1);
}

#[test]
fn watched_games_end_as_predicted() {
    let games: &[&[&str]] = &[
        &["nim", "70", "8", "9"],
        &["bounded(9)", "35", "24"],
        &["kayles", "8", "+", "lasker", "5", "+", "wythoff", "2,3"],
        &["kayles", "9", "9", "--misere"],
        &["nim", "5", "6", "7", "8", "--misere"],
        &["grundy", "17"],
        &["squares", "2,2", "3,3"],
        &["(p >= 1, goal) -> (p * k, goal) for k in 2..9 if p < goal", "1,500"],
        &["n -> n - 1 if n > 0; win if n = 3", "9"],
    ];
    for game in games {
        for first in ["you", "computer"] {
            let arguments =
                [game, &["--watch", "perfect", "--first", first, "--seed", "5"][..]].concat();
            let printed = played(&arguments, "");
            assert!(printed.ends_with(", as predicted\n"), "{arguments:?}: {printed}");
            // Against a random player the computer wins what it can.
            let arguments =
                [game, &["--watch", "random", "--first", first, "--seed", "5"][..]].concat();
            let printed = played(&arguments, "");
            let is_lost = (printed.contains("wins with best play")) == (first == "you");
            assert!(
                is_lost || printed.ends_with("computer, as predicted\n"),
                "{arguments:?}: {printed}"
            );
            // The same seed, the same game.
            assert_eq!(played(&arguments, ""), printed);
        }
    }
}

/// A lost game is made long, and won at once where the other errs.
#[test]
fn the_loser_delays() {
    let printed = played(&["nim", "6", "6", "--first", "computer", "--seed", "3"], "");
    assert!(printed.contains("computer: takes 1 from heap "), "{printed}");
    let printed = played(
        &["nim", "6", "6", "--first", "computer", "--seed", "3"],
        "1 -1\n2 -5\n2 -5\n1 -5\n",
    );
    assert!(printed.contains("computer"), "{printed}");
    // One stone too many is left: it takes all.
    let printed = played(&["bash(3)", "5", "--seed", "1"], "1 -2\n");
    assert!(printed.ends_with("computer: takes 3 from heap 1, leaves nothing\nthe winner: computer, as the other player erred\n"), "{printed}");
}

#[test]
fn graphs_and_draws() {
    write("dag.txt", "a b\na c\nb d\nc d\nc e\ne d\n");
    let printed = played(&["graph", "dag.txt", "a", "c", "--seed", "1"], "hint\n1 d\n2 e\n");
    assert!(printed.contains("best: moves 2 from c to "), "{printed}");
    assert!(
        printed.contains("`d` is no move: 1 has a, and a move leaves one of `b` `c`\n"),
        "{printed}"
    );
    assert!(printed.contains("you: moves 2 from c to e, leaves a e\n"), "{printed}");
    write("loop.txt", "a b\nb a\nb c\nc d\n");
    let printed = played(&["graph", "loop.txt", "b", "--watch", "perfect"], "");
    assert!(printed.contains("can neither win nor lose"), "{printed}");
    assert!(printed.ends_with("a draw: this position was there 3 times\n"), "{printed}");
    let printed = played(&["graph", "loop.txt", "c", "--watch", "random"], "");
    assert!(printed.ends_with("the winner: random player, as predicted\n"), "{printed}");
}

/// Where play can go on for ever is seen late, and what is taken of a rule's only number is a take too.
#[test]
fn rules_of_one_number() {
    let rule = "n -> n - 1 if n > 0; n + 1 if n = 30000";
    let printed = played(&[rule, "30001"], "quit\n");
    assert!(printed.contains("can neither win nor lose"), "{printed}");
    let printed =
        played(&["n -> n - d for d in 1..3 if d <= n and n != 2", "5", "--seed", "1"], "1 -3\n");
    assert!(printed.contains("you: moves 1 from 5 to 2, leaves "), "{printed}");
}

#[test]
fn what_cannot_be_played() {
    let error = refused(&["nim", "0", "0"]);
    assert_eq!(error, "error: nim 0 0: the game is over, the previous player has won\n");
    let error = refused(&["nim", "0", "--misere"]);
    assert_eq!(error, "error: nim 0: the game is over, the next player has won\n");
    let error = refused(&["squares", "3000,3000"]);
    assert!(
        error.starts_with(
            "error: squares 3000,3000 is too large to be played: about 9000003000 moves"
        ),
        "{error}"
    );
    assert_eq!(error.lines().count(), 1);
    let error = refused(&["nim", "10^18"]);
    assert!(error.contains("the most is 300000"), "{error}");
    let error = refused(&["graph", "no-such-file", "a"]);
    assert!(error.contains("no-such-file: No such file"), "{error}");
    write("wrong.txt", "a b\na b c\n");
    let error = refused(&["graph", "wrong.txt", "a"]);
    assert!(error.contains("wrong.txt: line 2: expected `FROM TO`, or one vertex"), "{error}");
    write("ok.txt", "# edges\n1 2\n\n10 2 # a comment\n3\n");
    let error = refused(&["graph", "ok.txt", "1", "4"]);
    assert!(error.contains("there is no vertex `4`; expected one of 1 2 3 10\n"), "{error}");
    assert!(
        refused(&["nim", "3", "--first", "me"])
            .contains("expected `you` or `computer`, found `me`")
    );
}
