//! Games at the terminal.

use crate::common::generator;
use explore::play::{Player, Setting, play};
use games::parse;
use games::search::{MOST_POSITIONS, Search};
use games::watch::Unwatched;

/// What is printed, and who won, for these lines of input.
fn game(
    position: &str,
    players: [Player; 2],
    misere: bool,
    seed: u64,
    input: &str,
) -> (String, Option<Player>) {
    let position = parse::position(position).unwrap();
    let setting = Setting { players, misere };
    let mut output = Vec::new();
    let won = play(position, setting, &mut generator(seed), &mut input.as_bytes(), &mut output);
    (String::from_utf8(output).unwrap(), won.unwrap_or_else(|e| panic!("{e}")))
}

const COMPUTER_FIRST: [Player; 2] = [Player::Computer, Player::Random];
const RANDOM_FIRST: [Player; 2] = [Player::Random, Player::Computer];

#[test]
#[ignore = "slow: about a second"]
fn the_computer_wins_what_can_be_won() {
    let mut lost = 0;
    for position in [
        "nim 3 4 5",
        "nim 1 4 5",
        "nim 1 1",
        "kayles 7 + take 1,3,4 9",
        "lasker 3 4 7",
        "grundy 9 8",
        "0.8f! 8",
        "wythoff 3,5",
        "euclid 3,7 2,9",
        "squares 3: 3,3 1,2",
        "turning-corners 2,2 1,3",
        "(n -> a & n - d - a for d in 1..2, a in 0..n-d) 5 3 + nim 2",
        "((a, b) -> (a - x, b) & (x, b) for x in 1..a/2; (a, b - 1) if b > 0; win if a = 1) 4,1",
        "(n -> n - d for d in 1..2 if d <= n; lose if n = 0) 4 2",
    ] {
        for misere in [false, true] {
            // By the rules alone.
            let read = parse::position(position).unwrap();
            let mut search = Search::new(&read.games, !misere, MOST_POSITIONS);
            let wins = search.next_player_wins(&read.components, &Unwatched).unwrap();
            for seed in 0..20 {
                let players = if wins { COMPUTER_FIRST } else { RANDOM_FIRST };
                let (text, won) = game(position, players, misere, seed, "");
                let prediction =
                    format!(") {} with best play\n", if wins { "wins" } else { "loses" });
                assert!(text.contains(&prediction), "{text}");
                assert_eq!(won, Some(Player::Computer), "seed {seed}\n{text}");
                // With the players exchanged the computer may lose, as predicted.
                let players = if wins { RANDOM_FIRST } else { COMPUTER_FIRST };
                let (text, won) = game(position, players, misere, seed, "");
                lost += u32::from(won == Some(Player::Random));
                let by = if won == Some(Player::Random) { "as predicted" } else { "by a mistake" };
                assert!(text.trim_end().ends_with(by), "{text}");
            }
        }
    }
    // Otherwise the random player is not random.
    assert!(lost > 5, "{lost}");
}

#[test]
fn a_game_is_shown_move_by_move() {
    let players = [Player::Human, Player::Computer];
    let (text, won) = game("nim 3 4 5", players, false, 1, "1 1\n2 2\n");
    assert_eq!(won, None);
    assert!(
        text.starts_with("nim 3 4 5, normal play\nthe first player (you) wins with best play\n"),
        "{text}"
    );
    assert!(text.contains("you: nim 3 -> 1, leaving nim 1 4 5\n"), "{text}");
    assert!(text.ends_with("the game ends here; good-bye\n"), "{text}");
}

#[test]
fn junk_is_explained_and_asked_again() {
    let players = [Player::Human, Player::Computer];
    let lines = [
        ("", "expected the number of a component, 1 to 2\n"),
        ("x", "found `x`"),
        ("3 1", "expected the number of a component, 1 to 2, found `3`"),
        ("1", "expected what kayles 5 becomes"),
        ("1 5", "kayles 5 cannot become `5` by one move"),
        ("1 1 1", "kayles 5 cannot become `1 1` by one move"),
        ("1 two", "expected a number, found `two`"),
        ("2 99999999999999999999", "is too large"),
        ("2 -1", "expected a number, found `-`"),
        ("2 2", "nim 2 cannot become `2` by one move"),
        ("\u{fffd}\u{fffd}", "expected the number of a component"),
    ];
    for (line, complaint) in lines {
        let (text, _) = game("kayles 5 + nim 2", players, false, 1, &format!("{line}\n2 0\n"));
        assert!(text.contains(complaint), "{line}: {text}");
        assert!(text.contains("you: nim 2 -> 0, leaving kayles 5\n"), "{line}: {text}");
    }
}

/// A hint is a winning move, in words and as it is typed: the move that is typed is the same one.
#[test]
fn hints() {
    let players = [Player::Human, Player::Computer];
    for position in [
        "nim 3 4 5",
        "kayles 5 + nim 2",
        "0.8f! 8",
        "wythoff 3,4",
        "euclid 2,7",
        "squares 3: 3,3 1,2 2,2",
        "turning-corners 2,2 1,1",
    ] {
        for misere in [false, true] {
            let (text, _) = game(position, players, misere, 1, "hint\n");
            let hint = text.lines().find_map(|line| line.strip_prefix("your move: hint: "));
            let hint = hint.unwrap_or_else(|| panic!("{text}"));
            if hint == "no move wins; any will do" {
                assert!(misere && text.contains("the first player (you) loses"), "{text}");
                continue;
            }
            let (shown, typed) =
                hint.split_once(" wins; type `").unwrap_or_else(|| panic!("{hint}"));
            let typed = typed.strip_suffix('`').unwrap();
            let (text, _) = game(position, players, misere, 1, &format!("{typed}\n"));
            assert!(
                text.contains(&format!("you: {shown}, leaving ")),
                "{position}: {hint}\n{text}"
            );
            // To follow the hints is to win, whatever the computer does.
            let mut lines: Vec<String> = Vec::new();
            let won = loop {
                let (text, won) = game(position, players, misere, 1, &(lines.concat() + "hint\n"));
                if won.is_some() {
                    break won;
                }
                let typed = text.rsplit("type `").next().unwrap().split('`').next().unwrap();
                lines.push(format!("{typed}\n"));
                assert!(lines.len() < 30, "{text}");
            };
            assert_eq!(won, Some(Player::Human), "{position}");
        }
    }
    let (text, _) = game("nim 1 4 5", players, false, 1, "HINT\n?\n");
    assert_eq!(text.matches("hint: no move wins; any will do\n").count(), 2, "{text}");
}

#[test]
fn moves_of_every_game() {
    let players = [Player::Human, Player::Computer];
    for (position, line, shown) in [
        ("kayles 5", "1 1 3", "you: kayles 5 -> 1 3, leaving kayles 1 3\n"),
        ("kayles 5", "1\t1\t3", "you: kayles 5 -> 1 3, leaving kayles 1 3\n"),
        ("nim 2000 1", "1\t10^3", "you: nim 2000 -> 1000, leaving nim 1000 1\n"),
        ("nim 1 2", "2^1 1", "you: nim 2 -> 1, leaving nim 1 1\n"),
        ("kayles 2", "1 0", "you: kayles 2 -> 0, leaving nothing\nyou won, as predicted"),
        ("wythoff 3,5 + nim 1", "1 1 3", "you: wythoff 3,5 -> 1,3, leaving"),
        ("wythoff 3,5", "1 1,4", "cannot become"),
        ("euclid 2,7", "1 2,3", "you: euclid 2,7 -> 2,3, leaving"),
        ("euclid 2,7", "1 2,4", "cannot become"),
        ("squares 2,2", "1 2,2 2", "you: squares 2,2 -> 1,1 1,2 2,1, leaving"),
        ("squares 2,2", "1 2,2 3", "the coin at 2,2 has no such move"),
        ("squares 2,2", "1 1,1 1", "there is no coin at 1,1"),
        ("turning-corners 1,2", "1 1,2 0,0", "you: turning-corners 1,2 -> 0,0 0,2 1,0, leaving"),
        ("turning-corners 1,2", "1 1,2 1,0", "has no such move"),
    ] {
        let (text, _) = game(position, players, false, 1, &format!("{line}\n"));
        assert!(text.contains(shown), "{position}: {text}");
    }
}

#[test]
fn the_end_of_the_input_ends_the_game() {
    for input in ["", "1 1", "quit\n", "junk"] {
        let (text, won) = game("nim 3 4 5", [Player::Human, Player::Computer], false, 1, input);
        assert_eq!(won, None);
        assert!(text.ends_with("good-bye\n"), "{text}");
    }
}

#[test]
fn nothing_to_play() {
    let (text, won) = game("nim 0", COMPUTER_FIRST, false, 1, "");
    assert!(text.contains("loses with best play"));
    assert_eq!(won, Some(Player::Random));
    let (text, won) = game("nim 0", COMPUTER_FIRST, true, 1, "");
    assert!(text.contains("wins with best play"));
    assert_eq!(won, Some(Player::Computer));
}

#[test]
fn huge_heaps() {
    for position in ["nim 10^18 1", "bounded(10^9) 10^10 5"] {
        let (_, won) = game(position, COMPUTER_FIRST, false, 5, "");
        assert_eq!(won, Some(Player::Computer));
    }
}
