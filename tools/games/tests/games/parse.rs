//! The grammar: what it accepts, and where its errors point.

use games::parse;
use games::position::Position;

fn position(text: &str) -> Position {
    parse::position(text).unwrap_or_else(|e| panic!("{text}: {e}"))
}

fn error(text: &str) -> String {
    match parse::position(text) {
        Ok(position) => panic!("{text} was read as {position}"),
        Err(error) => error.to_string(),
    }
}

/// The column and the message, after checking that the caret is there.
fn error_at(text: &str) -> (usize, String) {
    let message = error(text);
    let lines: Vec<&str> = message.lines().collect();
    let [what, shown, caret] = lines[..] else { panic!("{message}") };
    // Of a long line, only a part is shown.
    let is_whole = text.chars().count() <= 120;
    let whole = format!("  {text}");
    let is_shown = shown.trim_end() == whole.trim_end() || (!is_whole && shown.contains("..."));
    assert!(is_shown, "{shown}");
    let column = if is_whole {
        caret.len() - 2
    } else {
        what[7..].split(':').next().unwrap().parse().unwrap()
    };
    let start = format!("column {column}: ");
    (column, what.strip_prefix(&start).unwrap_or_else(|| panic!("{message}")).to_owned())
}

#[test]
fn the_same_rule_in_many_spellings() {
    for [a, b] in [
        ["nim", "0.[3]"],
        ["nim", "take any"],
        // Not Nim: its period is 2^64.
        ["take 1..18446744073709551615", "bounded(18446744073709551615)"],
        ["Kayles", "kayles"],
        ["TAKE Any, Split", "lasker"],
        ["Take NOT 2,5", "take not 2,5"],
        ["Bounded(3)", "bounded(3)"],
        ["nim", ".[33]"],
        ["lasker", "4.[3]"],
        ["lasker", "take any, split"],
        ["kayles", "0.77"],
        ["kayles", ".77"],
        ["kayles", "0.770[0]"],
        ["dawson", "0.137"],
        ["grundy", "4!.0"],
        ["bash(3)", "bounded(3)"],
        ["bash( 3 )", "0.333"],
        ["take 1..3", "take 3, 1,2"],
        ["take 1,3,4", "0.3033"],
        ["take 1..3,5..6", "take 1..2 , 2..3 , 5, 6"],
        ["take not 2,5", "0.30330[3]"],
        ["take not 1", "0.0[3]"],
        ["take 2, split", "4.03"],
        ["take not 2, split", "4.30[3]"],
        ["0.3F", "0.3f"],
        ["C.3", "c.3"],
        ["bounded(10^3)", "take 1..1_000"],
        ["S(1,3,4)", "take 1,3,4"],
        ["s{1, 3, 4}", "take 1,3,4"],
        ["{1, 3..4}", "take 1,3,4"],
        ["take [1,3,4]", "take 1,3,4"],
        ["subtract 1,3,4", "take 1,3,4"],
        ["octal 0.137", "0.137"],
        ["hex .1f", "0.1f"],
        ["dawsons kayles", "0.07"],
        ["Dawson's Chess", "0.137"],
        ["lasker's nim", "lasker"],
        ["Grundy's game", "grundy"],
        ["take 1 to 3, 7", "take 1..3,7"],
        ["take at most 3 or 7", "take 1..3,7"],
        ["remove 1, 2, or up to 3", "take 1..3"],
    ] {
        assert_same(a, b);
    }
}

/// Codes that rules are, by what their moves mean.
#[test]
fn codes_as_moves() {
    for [a, b] in [
        ["n -> max(0, i - 2) & max(0, n - i - 1) for i in 1..n", "0.137"],
        ["n -> i - 1 & n - i - 1 for i in 1..n-1; n - 2 if n > 1", "0.07"],
        ["n -> n - d for d in 1..n if odd(d)", "0.[30]"],
        ["n -> n - d for d in 1..n if d % 3 != 0", "0.[330]"],
        ["n -> n - d for d in 1..n if d % 5 in [1, 2]", "0.[33000]"],
        ["n -> n - d for d in 1..n if d = 1 or even(d)", "0.3[30]"],
        ["n -> a for a in 0..n-1 if (n - a) % 4 != 2", "0.[3033]"],
        ["n -> 0 of n if n > 0; a for a in 1..n-1", "nim"],
        ["n -> n - d & 0 for d in 1..3 if d <= n", "bash(3)"],
        ["n -> 0 & n - d & 0 for d in 1, 3 if d <= n", "take 1,3"],
        ["n -> a & b for a in 0..n-2, b in 0..n-2 if a + b = n - 2", "0.07"],
        ["n -> a & b for a in 0..n-2, b in 0..n-2 if b = n - 2 - a", "0.07"],
        ["n -> a & b for a in 1..n for b in 1..n if n - b = a", "4.0"],
        ["n -> n - d for d in 1..n if d in (1, 3, 4)", "take 1,3,4"],
        ["n -> n - d for d in {1, 3, 4} if d <= n", "take 1,3,4"],
        ["n -> n - d for d in 1..5 if d <= n and d not in [2, 5]", "take 1,3,4"],
        ["n -> n - d for d in range(1, 4) if d <= n", "take 1..3"],
        ["n -> n - d - 1 for d in range(3) if d < n", "take 1..3"],
    ] {
        assert_same(a, b);
    }
    for text in [
        "n -> n - d for d in 1..n if prime(d)",
        "n -> n - d for d in 1..n if d % 3 != 0 and n % 2 = 0",
        "n -> a & b for a in 0..n-2, b in 0..n-2 if a + b = n - 2 and a != 7",
    ] {
        assert!(parse::code(text).is_err(), "{text}");
    }
}

/// Checks that two texts are the same code. Their runs may differ, their digits not.
fn assert_same(a: &str, b: &str) {
    let [a, b] = [a, b].map(|text| parse::code(text).unwrap_or_else(|e| panic!("{text}: {e}")));
    let digits = |code: &games::rule::Code| (0..50).map(|k| code.digit(k)).collect::<Vec<_>>();
    assert_eq!(digits(&a), digits(&b));
    assert_eq!(a.tail_length(), b.tail_length());
    assert_eq!(a.digit(1000), b.digit(1000));
}

#[test]
fn positions_are_written_as_they_are_read() {
    for text in [
        "kayles 12 + nim 5 + 0.137 9",
        "nim 3 4 5",
        "bounded(3) 7 7 2",
        "take 1,3,4 12 7",
        "take any, split 5",
        "take not 2,5 0",
        "wythoff 3,5 1,2 + euclid 5,8",
        "squares 2,2 4,4",
        "turning-corners 0,3 2,1",
        "c.3 4 + 4!.0 9",
        "nim 18446744073709551615",
    ] {
        assert_eq!(position(text).to_string(), text);
    }
    assert_eq!(position("squares 4,4 2,2").to_string(), "squares 2,2 4,4");
    assert_eq!(position("wythoff 3 5").to_string(), "wythoff 3,5");
    assert_eq!(position("  nim  3\t4 ").to_string(), "nim 3 4");
    assert_eq!(position("nim 10^18 1_000").to_string(), "nim 1000000000000000000 1000");
    assert_eq!(position("nim 2^64-1 2^3-1").to_string(), "nim 18446744073709551615 7");
    assert_eq!(position("take 1, 3 4").to_string(), "take 1, 3 4");
    assert_eq!(position("nim 1 + kayles 2 + nim 3").to_string(), "nim 1 + kayles 2 + nim 3");
    assert_eq!(position("nim 3,4 , 5").to_string(), "nim 3 4 5");
    assert_eq!(position("take 1,3 4,5").to_string(), "take 1,3 4 5");
    assert_eq!(position("wythoff 3,5, 1,2").to_string(), "wythoff 3,5 1,2");
    assert_eq!(position("squares 2,2, 4,4").to_string(), "squares 2,2 4,4");
    let upper = position("Kayles 3 + kayles 5 + Turning-Corners 1,2");
    assert_eq!(upper.to_string(), "kayles 3 5 + turning-corners 1,2");
    assert_eq!(upper.games.len(), 2);
}

#[test]
fn errors_point_at_the_column() {
    for (text, column, what) in [
        ("", 1, "expected a game: "),
        ("   ", 4, "expected a game: "),
        ("kayle 3", 1, "there is no game `kayle`; expected nim, "),
        ("kayles", 7, "expected a heap, found the end"),
        ("kayles 12 +", 12, "expected a game: "),
        ("kayles 12 5 x", 13, "expected a heap, found `x`"),
        ("nim -3", 5, "expected a heap, found `-`"),
        ("nim 3,", 7, "expected a heap, found the end"),
        ("nim 3,,4", 7, "expected a heap, found `,`"),
        ("nim ,3", 5, "expected a heap, found `,`"),
        ("nim 3x", 6, "expected a digit or the end of the number, found `x`"),
        (
            "nim 18446744073709551616",
            5,
            "18446744073709551616 is too large: numbers end at 18446744073709551615",
        ),
        ("nim 10^20", 5, "10^20 is too large"),
        (
            "0.78g 3",
            5,
            "digit `g` is out of range: octal digits are 0 to 7, hexadecimal ones 0 to 9 and a to f",
        ),
        ("nim 2^65-1", 5, "2^65-1 is too large"),
        ("{1,3", 5, "expected `,` and another number, or `}`, found the end"),
        ("octal 7", 7, "expected a code like 0.137, found `7`"),
        ("n >> 1", 1, "a rule by its moves has a position and an arrow first: `n -> n >> 1`"),
        ("n % 3", 1, "a rule by its moves has a position and an arrow first: `n -> n % 3`"),
        ("range(1,4)", 1, "there is no game `range` here: a rule by its moves has a position"),
        ("0.7-3", 4, "expected a digit"),
        (
            "3.7 1",
            1,
            "digit 3 before the point: taking nothing must split the heap; expected 0, 4, 8 or c",
        ),
        ("0. 5", 3, "expected a digit, found"),
        ("4.[3", 5, "expected a digit, found the end"),
        ("4.[] 1", 4, "expected a digit to repeat, found `]`"),
        ("4.[3]3 1", 6, "expected the end of the code, found `3`"),
        ("0.3! 1", 4, "`!` wants heaps of different sizes, but digit 3 leaves at most one"),
        ("take", 5, "expected a number to take, `any`, `not` or `split`, found the end"),
        (
            "take odd",
            6,
            "expected a number to take, `any`, `not` or `split` (others are typed by moves: `n -> n - d for",
        ),
        ("take 0 5", 6, "taking 0 changes nothing: expected at least 1"),
        ("take 5..2 1", 9, "the range ends before it begins: expected at least 5"),
        ("take any, 3 4", 11, "expected `split`, found `3`"),
        ("take 1,3,split 4 y", 18, "expected a heap, found `y`"),
        ("bash 3", 6, "expected `(` and the largest take, as in `bash(3)`, found `3`"),
        ("bounded(3 7", 11, "expected `)`, found `7`"),
        ("bounded() 7", 9, "expected the largest take, found `)`"),
        ("wythoff 3", 10, "expected another number of the position, found the end"),
        ("euclid 0,3", 8, "0 is out of range: expected 1 to 9223372036854775807"),
        ("squares 2,2 0,2", 13, "0 is out of range: expected 1 to 18446744073709551615"),
        ("squares 2,2 3,1 2,2", 17, "the coin 2,2 is there twice"),
        ("squares 4: 1,1", 10, "expected another number of the position, found `:`"),
        ("squares", 8, "expected a position, found the end"),
        ("rule", 5, "expected the file of a rule, found the end"),
        ("rule \"a b", 10, "expected `\"` after the file name"),
        ("rule no-such-file 1", 6, "no-such-file: "),
        ("ñim 3", 1, "there is no game `ñim`"),
        ("chomp", 1, "there is no game `chomp` here: its rows are the numbers of a position"),
        ("moore(2) 1 2", 1, "there is no game `moore` here: Moore's Nim has its heaps as"),
        ("dots-and-boxes", 1, "there is no game `dots-and-boxes` here: games for the higher score"),
    ] {
        let (found, message) = error_at(text);
        assert_eq!(found, column, "{text}: {message}");
        assert!(message.starts_with(what), "{text}: {message}");
    }
}

#[test]
fn a_rule_has_no_heaps() {
    assert!(parse::rule("take 1,3").is_ok());
    let error = parse::rule("take 1,3 4").unwrap_err().to_string();
    assert!(error.starts_with("column 10: expected the end of the rule, found `4`"), "{error}");
}

/// A rule with words of games of another kind says that these are not for the tool; names of a position are no such
/// words.
#[test]
fn games_of_other_kinds() {
    for (rule, why) in [
        ("n -> left n - 1; right n - 2", Some("(partizan games) are not for this tool")),
        ("n -> score n", Some("games for the higher score are not for this tool")),
        ("n -> n - 1 again if n > 0", Some("(entailing moves), are not for this tool")),
        ("(left, right) -> (left - 1, right", None),
        ("n -> n - 1 if n > 0 n", None),
    ] {
        let error = parse::rule(rule).unwrap_err().to_string();
        match why {
            Some(why) => assert!(error.ends_with(why), "{rule}: {error}"),
            None => assert!(!error.contains("tool"), "{rule}: {error}"),
        }
    }
}

/// What is said of games that are asked for by name are rules themselves.
#[test]
fn rules_to_type_instead() {
    let p_positions = |rule: &str, to: u64| {
        let games::game::Rule::Written(rule) = parse::rule(rule).unwrap().rule else {
            panic!("{rule}")
        };
        let mut values = games::written::Solver::new(&rule, games::written::Goal::Grundy);
        let is_p = |position: &Vec<u64>| {
            !values.value(position, &games::watch::Interruptible).unwrap().next_player_wins()
        };
        rule.positions(to).filter(is_p).collect::<Vec<_>>()
    };
    let quoted = |game: &str| {
        let error = parse::rule(game).unwrap_err().to_string();
        error.split('`').nth(3).unwrap().to_owned()
    };
    // Two rows, the upper one not longer: the next player loses where it is shorter by 1.
    let chomp = p_positions(&quoted("chomp"), 9);
    let chomp: Vec<_> =
        chomp.into_iter().filter(|rows| rows[0] >= rows[1] && rows[0] > 0).collect();
    assert_eq!(chomp, (1..=9).map(|a| vec![a, a - 1]).collect::<Vec<_>>());
    let fibonacci = p_positions(&quoted("fibonacci"), 30);
    let lost: Vec<u64> = (1..=30).filter(|n| fibonacci.contains(&vec![*n, n - 1])).collect();
    assert_eq!(lost, [1, 2, 3, 5, 8, 13, 21]);
}
