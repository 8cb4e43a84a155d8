//! Rules by their moves beside the games that have names: published values, codes, misère play, files, and
//! where errors point.

use games::game::Rule;
use games::misere;
use games::moves::Values;
use games::outcomes::outcomes;
use games::parse;
use games::watch::Interruptible;

/// The first row of a file of published values.
macro_rules! published {
    ($file:literal) => {{
        let text = include_str!(concat!("../../../../tests/published/", $file, ".txt"));
        let row = text.lines().find(|line| !line.starts_with('#')).unwrap();
        row.split(' ').map(|value| value.parse().unwrap()).collect::<Vec<u128>>()
    }};
}

const KAYLES: &str = "(n -> a & n - d - a for d in 1..2, a in 0..n-d)";
const WYTHOFF: &str = "((a, b) -> (a - x, b) for x in 1..a; (a, b - x) for x in 1..b; (a - x, b - x) for x in 1..min(a, b))";

/// The values of the positions in a text.
fn values(text: &str) -> Vec<u128> {
    let position = parse::position(text).unwrap_or_else(|e| panic!("{e}"));
    let values = Values::default().components(&position).unwrap_or_else(|e| panic!("{e}"));
    let number = |value: &games::value::Value| value.to_string().parse().unwrap();
    values.iter().map(number).collect()
}

fn heaps(count: usize) -> String {
    (0..count).map(|heap| heap.to_string()).collect::<Vec<_>>().join(" ")
}

/// A condition is looked at only where those before it hold, also one that ends a loop.
#[test]
fn conditions_in_their_order() {
    for rule in [
        "n -> n - d for d in 0..n if n - d < n if n * n / abs(n) > d - 1",
        "n -> n - d for d in 0..n if d > 0 and 6 / d <= 6 and n / d >= 1",
    ] {
        assert_eq!(values(&format!("({rule}) {}", heaps(5))), [0, 1, 2, 3, 4], "{rule}");
    }
    let fails = "(n -> n - d for d in 1..n if 1 / (3 - d) >= 0 if d < 2) 3";
    let position = parse::position(fails).expect("it is read");
    let error = Values::default().components(&position).expect_err("3 is looked at").to_string();
    assert!(error.contains("division by zero"), "{error}");
}

#[test]
fn published_values() {
    for (rule, row) in [
        (KAYLES, published!("kayles")),
        ("n -> a & n - a for a in 1..n/2 if a != n - a", published!("grundys-game")),
        ("n -> n - d for d in 1..n; a & n - a for a in 1..n/2", published!("laskers-nim")),
        // Dawson's Chess: take one from an end and its neighbour, or one and both neighbours.
        (
            "n -> 0 if n = 1; n - 2 if n >= 2; a & n - 3 - a for a in 0..n-3",
            published!("dawsons-chess"),
        ),
    ] {
        assert_eq!(values(&format!("{rule} {}", heaps(row.len()))), row, "{rule}");
    }
    let diagonal = published!("wythoff-diagonal");
    let pairs: Vec<String> = (0..40).map(|n| format!("{n},{n}")).collect();
    assert_eq!(values(&format!("{WYTHOFF} {}", pairs.join(" "))), diagonal[..40]);
}

#[test]
fn takes_are_codes() {
    for (rule, code) in [
        ("n -> n - d for d in 1, 3, 4 if d <= n", "take 1,3,4"),
        ("n -> n - d for d in 1..n", "nim"),
        ("n -> n - d for d in 1..min(n, 300)", "bounded(300)"),
        ("n -> n - d for d in 1, 10, 400 if d <= n", "take 1,10,400"),
        ("n -> n - d for d in 3..n; n - 1 if n > 0", "take not 2"),
        ("n -> n - d for d in 1..min(9, n) if odd(d)", "take 1,3,5,7,9"),
        ("n -> n - 2^k for k in 0..3 if n >= 2^k", "take 1,2,4,8"),
        ("n -> n - 2 if n > 1; n - 1 if n >= 1", "take 1,2"),
        ("n -> n - d for d in 2..min(n, 2)", "take 2"),
        ("n -> n - d for d in 2..min(n, 6); n - d for d in 4..n", "take not 1"),
        ("n -> n - 1 if n > 1", "0.2"),
        ("n -> n - 3 if 3 <= n - 1", "0.002"),
    ] {
        let [rule, code] =
            [rule, code].map(|text| parse::code(text).unwrap_or_else(|e| panic!("{e}")));
        assert!((0..100).all(|take| rule.digit(take) == code.digit(take)));
        assert_eq!(rule.tail_length(), code.tail_length());
    }
    // What depends on the heap, or has no end, is none.
    for rule in [
        "n -> n - d for d in 1..n if prime(d)",
        "n -> n - d for d in 1..n/2",
        "n -> n - d for d in 1..3",
        "n -> n - d for d in 0..min(n, 3)",
        "n >= 1 -> n - d for d in 1..n",
        "n -> n - d for d in 1, 3 if d <= n; lose if n = 0",
        "n -> n - 2d for d in 1..n if 2d <= n",
        "n -> n - d for d in 1, n if d <= n",
        "n -> n - d for d in 1..4, factors(n) if d <= n",
        "n -> n - d - e for d in 1..min(n, 4), e in 1, n if d <= n",
        "n -> 9 - d for d in 1..min(n, 3)",
        "n -> n - d for d in n..n",
        "n -> n - d for d in n/2..min(n, 9)",
        "n -> n - n/2 if n/2 <= n",
    ] {
        assert!(matches!(parse::rule(rule).unwrap().rule, Rule::Written(_)), "{rule}");
    }
}

#[test]
fn misere_play() {
    for heaps in ["5", "4 4", "1 2 3", "6 2 1", "7 7"] {
        let of = |rule: &str| {
            let position = parse::position(&format!("{rule} {heaps}")).unwrap();
            let found = misere::find(&position, &Interruptible).unwrap();
            (found.next_player_wins, found.moves.iter().map(|m| m.multiplicity).sum::<usize>())
        };
        assert_eq!(of(KAYLES), of("kayles"), "{heaps}");
        assert_eq!(of("(n -> n - d for d in 1..n if d < 4)"), of("bounded(3)"), "{heaps}");
    }
    let of =
        |rule: &str| outcomes(&parse::rule(rule).unwrap(), 12, &Interruptible).next_player_wins;
    assert_eq!(of(KAYLES), of("kayles"));
    assert_eq!(of(WYTHOFF), of("wythoff"));
    assert_eq!(of("(n -> n - d for d in 1..n if d < 4)"), of("bounded(3)"));
}

/// The player who makes 0 loses at once: as in misère play of one heap, and in sums of them.
#[test]
fn lose_if() {
    let rule = "(n -> n - d for d in 1..2 if d <= n; lose if n = 0)";
    let one =
        values(&format!("{rule} {}", (1..9).map(|n| n.to_string()).collect::<Vec<_>>().join(" ")));
    assert_eq!(one, [0, 1, 2, 0, 1, 2, 0, 1]);
    // It ends the whole game: the other heaps do not count any more.
    let position = parse::position(&format!("{rule} 1 2")).unwrap();
    let moves = Values::default().winning_moves(&position).unwrap();
    assert_eq!(moves.iter().map(|m| m.component).collect::<Vec<_>>(), [1]);
    // Where it is over, there is no move, though one in another heap would end it too.
    let over = "(n -> n - 1 if n > 0; lose if n = 0; win if n = 5) 0 6";
    let position = parse::position(over).unwrap();
    assert_eq!(Values::default().winning_moves(&position), Ok(Vec::new()));
    let found = misere::find(&position, &Interruptible).unwrap();
    assert_eq!((found.next_player_wins, found.moves), (true, Vec::new()));
}

#[test]
fn files() {
    let path = std::env::temp_dir().join(format!("explore rule {}.txt", std::process::id()));
    let write = |text: &str| std::fs::write(&path, text).unwrap();
    let text = format!("rule \"{}\" 3,5 1,2", path.display());
    write(
        "\u{feff}# Wythoff\r\n(a, b) -> (a - x, b) for x in 1..a;  # one heap\n(a, b) -> (a, b - x)\n  for x in 1..b;\n(a - x, b - x) for x in 1..min(a, b)\n",
    );
    assert_eq!(values(&text), [0, 0]);
    write("# Wythoff\n(a, b) -> (a - x, b) for x in 1..a;\n  (a, c) if b > 0\n");
    let error = parse::position(&text).unwrap_err().to_string();
    assert!(error.contains("line 3, column 7: `c` has no value here"), "{error}");
    assert!(error.contains("\n    (a, c) if b > 0\n        ^\n"), "{error}");
    write("n -> n - 1; n - 2 if n > 1 )");
    let error = parse::position(&text).unwrap_err().to_string();
    assert!(
        error.contains("column 28: expected `for`, `if`, `;` or the end of the file, found `)`"),
        "{error}"
    );
    write("n\t->\tn - 1 x");
    let error = parse::position(&text).unwrap_err().to_string();
    assert!(error.contains("line 1, column 12: expected"), "{error}");
    assert!(error.contains("\n  n -> n - 1 x\n"), "{error}");
    let rule = "(a, b) -> (a - 1, b) if a > 0 #";
    let of_length = |length: usize| format!("{rule}{}", "x".repeat(length - rule.len()));
    write(&of_length(1 << 16));
    assert_eq!(values(&text), [1, 1]);
    write(&of_length((1 << 16) + 1));
    let error = parse::position(&text).unwrap_err().to_string();
    assert!(error.contains("a rule has at most 65536 bytes"), "{error}");
    std::fs::remove_file(&path).unwrap();
}

/// A list may end in a name before another list begins.
/// What one part of a condition computes is not there where it was jumped over.
#[test]
fn conditions_with_common_parts() {
    let rule = "(a, b) -> (a - x, b - x) for x in a \
                if x >= a or b + b < x - (a^1) or (even(x) and x <= b) if b * (x^1) < b";
    assert_eq!(values(&format!("({rule}) 1,4")), [0]);
    let rule = "(a, b) -> (a - x, b - x) for x in a if x >= a or b < a + x or x > b if a + x < b";
    assert_eq!(values(&format!("({rule}) 3,4")), [0]);
}

#[test]
fn lists_in_either_order() {
    let values =
        |lists: &str| values(&format!("(n -> n - d - e for {lists} if d + e <= n) {}", heaps(40)));
    assert_eq!(values("d in 1, n, e in 1..2"), values("e in 1..2, d in 1, n"));
    assert_eq!(values("d in 1, n, (e, f) in (1, 1), (2, 2)"), values("e in 1, 2, d in 1, n"));
}

/// The primes of a range have its ends among them, however far primes have been looked for before.
#[test]
fn primes_at_the_end_of_a_range() {
    let prime = |n: u64| (2..n).all(|d| !n.is_multiple_of(d));
    let rule = "(n -> n - d for d in n..n if prime(d))";
    for n in (999..1100).chain(2010..2030) {
        assert_eq!(values(&format!("{rule} {n}")), [u128::from(prime(n))], "{n}");
    }
}

/// Wherever a number or a condition is expected, the other one is refused.
#[test]
fn numbers_and_conditions() {
    const CONDITION: &str = "a condition, such as `d < n` or `prime(d)`, found a number";
    const NUMBER: &str = "a number, found a condition";
    for (text, column, expected) in [
        ("n -> n - 1 if n and n > 0 4", 15, CONDITION),
        ("n -> n - 1 if n > 0 and n 4", 25, CONDITION),
        ("n -> n - 1 if n or n > 0 4", 15, CONDITION),
        ("n -> n - 1 if n > 0 or n 4", 24, CONDITION),
        ("n -> n - 1 if not n 4", 19, CONDITION),
        ("n -> n - 1 if (n > 0) < n 4", 18, NUMBER),
        ("n -> n - 1 if n < (n > 0) 4", 22, NUMBER),
        ("n -> n - 1 if (n > 0) | n 4", 18, NUMBER),
        ("n -> n - 1 if 2 | (n > 0) 4", 22, NUMBER),
        ("n -> n - -(n > 0) 4", 14, NUMBER),
        ("n -> (n > 0) - 1 4", 9, NUMBER),
        ("n -> n / max(1, n > 0) 4", 19, NUMBER),
        ("n -> n - d for d in 1..(n > 0) 4", 27, NUMBER),
        ("n -> (n > 0) of n - 1 4", 9, NUMBER),
    ] {
        let error = parse::position(text).expect_err(text).to_string();
        let start = format!("column {column}: expected {expected}\n");
        assert!(error.starts_with(&start), "{text}\n{error}");
    }
}

/// What is wrong with the text is said before what is wrong with its meaning, which may follow from it.
#[test]
fn the_text_first() {
    for (text, column, what) in [
        ("n -> n - dfor d in 1..n 4", 15, "expected `for`, `if`, `&`, `;` before another move"),
        (
            "n -> n - 1 if n onlyif n > 0 4",
            17,
            "expected `for`, `if`, `&`, `;` before another move",
        ),
        ("n -> n - m 99999999999999999999", 10, "`m` has no value here; names with values: n"),
        (
            "n -> n - d for d in (1, 3 4) 4",
            27,
            "expected `,` and another number, or `)`, found `4`",
        ),
        ("(a, b) -> (a > 1, b) 4,4", 14, "expected a number, found a condition"),
        ("n -> (n, 1) 4", 6, "expected a position of 1 number, found 2"),
        ("n -> n - 9_9999999999999999999 4", 10, "99999999999999999999 is too large: numbers end"),
    ] {
        let error = parse::position(text).expect_err(text).to_string();
        assert!(error.starts_with(&format!("column {column}: {what}")), "{text}\n{error}");
    }
    // A heap may be larger than numbers in rules are.
    let large = parse::position("n -> n - d for d in 1..n 10000000000000000000").unwrap();
    assert_eq!(large.components[0].state, games::game::State::Heap(10_u64.pow(19)));
}

/// A word of the grammar is no number.
#[test]
fn keywords() {
    for word in ["for", "in", "if", "then", "else", "and", "or", "mod", "of", "win", "lose"] {
        let error = parse::position(&format!("n -> n - {word} 4")).unwrap_err().to_string();
        let start = format!("column 10: expected a number or a name, found `{word}`\n");
        assert!(error.starts_with(&start), "{error}");
    }
}

/// As many numbers of a position, names of a list, and numbers in it as there may be, and one more.
#[test]
fn as_many_as_there_may_be() {
    let tuple = |name: &str, count: usize| {
        let all: Vec<String> = (0..count).map(|n| format!("{name}{n}")).collect();
        format!("({})", all.join(", "))
    };
    for (width, names, items, error) in [
        (8, 8, 1000, ""),
        (9, 2, 1, "a position has at most 8 numbers"),
        (2, 9, 1, "expected at most 8 names"),
        (2, 2, 1001, "expected at most 1000 numbers in a list"),
    ] {
        let [position, list, item] =
            [("a", width), ("x", names), ("", names)].map(|(a, b)| tuple(a, b));
        let items = vec![item; items].join(", ");
        let found =
            parse::rule(&format!("{position} -> {position} for {list} in {items} if x0 > 0"));
        let found = found.map_or_else(|error| error.to_string(), |_| String::new());
        assert!(found.contains(error) && (error.is_empty() == found.is_empty()), "{found}");
    }
}

/// Where a rule is wrong, there is something to look at; where there is no move, nothing; and of very many
/// moves not all are counted.
#[test]
fn options_of_a_rule_that_is_wrong() {
    let game = parse::rule("n -> n - 1 if n > 0; win if 1 / n = 2").unwrap();
    let Rule::Written(rule) = game.rule else { panic!() };
    assert_eq!([0, 1].map(|n| rule.count_options(&[n])), [1, 1]);
    let game = parse::rule("n -> 1 / (n - 1) if n > 0").unwrap();
    let Rule::Written(rule) = game.rule else { panic!() };
    assert_eq!([0, 1, 2].map(|n| rule.count_options(&[n])), [0, 1, 1]);
    let many = "n -> n - d for d in 1..n, e in 1..10^5 if n < 10; n - 1 if n > 9; win if n = 11";
    let Rule::Written(rule) = parse::rule(many).unwrap().rule else { panic!() };
    let counts = [0, 1, 9, 10, 11].map(|n| rule.count_options(&[n]));
    assert_eq!(counts, [0, 100_000, 900_000, 1, 0]);
    let Rule::Written(rule) = parse::rule("n -> n - 2").unwrap().rule else { panic!() };
    assert_eq!(rule.options(&[2]), Ok(vec![vec![vec![0]]]));
    let Rule::Written(many) = parse::rule("n -> n of 0 if n > 0").unwrap().rule else { panic!() };
    assert_eq!(many.options(&[100_000]).map(|options| options[0].len()), Ok(100_000));
    let error = many.options(&[100_001]).unwrap_err().to_string();
    assert!(error.contains("a move leaves 100001 positions; to list them"), "{error}");
    let error = rule.options(&[1]).unwrap_err().to_string();
    assert!(error.starts_with("column 8: n = 1: the move to -1 leaves the range"), "{error}");
}

#[test]
#[ignore = "slow: some seconds of counting"]
fn counting_stops() {
    let count = |most: &str, n: u64| {
        let rule = parse::rule(&format!("n -> n - d for d in 1..n, e in 1..{most}")).unwrap().rule;
        let Rule::Written(rule) = rule else { panic!() };
        rule.count_options(&[n])
    };
    assert_eq!(count("10^8", 9), 300_000_000);
    // Fewer are counted to the last.
    assert_eq!([1, 9].map(|n| count("10^6", n)), [1_000_000, 9_000_000]);
}

/// Ranges of every length, in which only the last number satisfies a condition, or all but that.
#[test]
fn the_last_number_of_a_range() {
    for condition in ["d * d >= n * n", "d % n = 0", "d >= n and d > 0"] {
        let options = |not, n: u64| {
            let text = format!("n -> n - d for d in 1..n if {not}({condition})");
            let rule = games::written::Written::parse(&text).unwrap();
            rule.options(&[n]).unwrap().concat().concat()
        };
        for n in 1..60 {
            assert_eq!(options("", n), [0], "{condition}, {n}");
            assert_eq!(options("not ", n), (1..n).rev().collect::<Vec<_>>(), "{condition}, {n}");
        }
    }
}

/// The negative of a number in a condition on a run.
#[test]
fn negative_numbers() {
    for (text, same) in [("-d > -4", "d < 4"), ("-d + n > 0", "d < n")] {
        let found = |condition: &str| {
            values(&format!("(n -> n - d for d in 1..n if {condition} and d > 0){}", heaps(40)))
        };
        assert_eq!(found(text), found(same), "{text}");
    }
}

#[test]
fn errors_point_at_the_column() {
    for (text, column, what) in [
        ("n -> n - 1 7", 8, "n = 0: the move to -1 leaves the range of the rule, n >= 0"),
        (
            "(a, b) -> (a - 3d, b) for d in 1..a if a > 3 10,2",
            14,
            "a = 10, b = 2: the move to -2,2 leaves the range",
        ),
        (
            "n >= 2 -> n - 1 if n > 0 7",
            13,
            "n = 2: the move to 1 leaves the range of the rule, n >= 2",
        ),
        ("n -> 10 / n if n < 5 0", 9, "n = 0: division by zero"),
        ("n -> n * n + 2 3", 8, "n = "),
        ("n -> n/2 7", 6, "n = 0: the rule can move for ever: 0 -> 0"),
        (
            "n -> n + 1 if odd(n); n / 2 if even(n) and n > 0 6",
            6,
            "n = 2: the rule can move for ever: 2 -> 1 -> 2",
        ),
        ("(a, b) -> (b, a) 1,2", 11, "a = 1, b = 2: the rule can move for ever: 1,2 -> 2,1 -> 1,2"),
        // 6 waits twice, as an option of 10 and of 5.
        (
            "n -> m for m in 1, 5, 6 if n = 10; 6 if n = 5; 7 if n = 6; 6 if n = 7 10",
            60,
            "n = 6: the rule can move for ever: 6 -> 7 -> 6",
        ),
        ("n -> n + 2^63 if n < 10 7", 11, "n = 7: the result is beyond 2^63 - 1"),
        ("n -> n - d for d in 1..n if abs(d - 1 - 2^62 - 2^62) > 0 9", 29, "n = 9: the result is"),
        ("n -> n - d for d in 1..n if d + 2^62 + 2^62 - 9 > 0 9", 38, "n = 9: the result is"),
        ("n -> log2(n) 0", 6, "n = 0: log2 of a number below 1"),
        ("n -> -n of n 4", 6, "n = 4: a move leaves -4 positions"),
        (
            "n -> n - 1 if n > 0; (2 - n) of n - d for d in 1..n 3",
            25,
            "n = 3: a move leaves -1 positions",
        ),
        (
            "n -> n - d for d in 1..10^9+1 4",
            21,
            "n = 4: the range 1..1000000001 is too long to try: at most 1000000000 numbers",
        ),
        (
            "n -> n - d for d in 1..n if square(d) 10^18",
            21,
            "n = 1000000000000000000: the range 1..1000000000000000000 is too long to try",
        ),
        ("n -> m 4", 6, "`m` has no value here; names with values: n"),
        ("n -> n - d for d in 1..e, e in 1..n 4", 24, "`e` has no value here"),
        ("n -> n - 1, n - 2 4", 11, "expected `for`, `if`, `&`, `;` before another move"),
        ("n -> (n - 1 4", 13, "expected `)`, found `4`"),
        ("(a, b) -> a - 1 4,4", 11, "expected a position of 2 numbers in brackets, found 1"),
        ("(a, b) -> (a - 1, b) + (a, b) 4,4", 22, "`+` adds numbers: `&` joins"),
        ("n -> n - d for d in [1, 2 4", 27, "expected `,` and another number, or `]`, found `4`"),
        ("n -> n - 1 if n 4", 15, "expected a condition"),
        ("n -> n - (n > 1) 4", 13, "expected a number, found a condition"),
        ("n -> primes(n) 4", 6, "there is no function `primes`"),
        ("n -> n - d for d in 1..n, d in 1..n 4", 27, "the name `d` has a value already"),
        ("n -> n - n for n in 1..3 4", 16, "the name `n` has a value already"),
        ("(a, a) -> (a, a) 4,4", 5, "the name `a` is there twice"),
        ("() -> 1 4", 2, "expected the name of a heap, as in `n -> n - 1`, found `)`"),
        ("(a, gcd) -> (a, 1) 4,4", 5, "`gcd` is a function: expected another name"),
        ("n >= -> n - 1 4", 6, "expected the smallest value, a number, found `->`"),
        ("n -> 0; (a, b) -> a 4", 9, "a rule has one kind of position: expected the names that it"),
        ("n -> n - d for d 1..2 4", 18, "expected `in` and what the name runs through, found `1`"),
        ("n -> digits(n) 4", 6, "`digits` is a set of numbers, for `for d in digits(n)`"),
        ("n -> n - d for d in digits(0 - n) 4", 30, "n = 4: a set of a negative number"),
        ("n -> n - d for (d, d) in (1, 2) 4", 17, "the name `d` has a value already"),
        ("n -> min(n) 4", 6, "`min` is of 2 or more numbers, found 1"),
        ("n -> digitsum(n, 2) 4", 6, "`digitsum` is of 1 number, found 2"),
        ("n -> ceil(n) 4", 6, "`ceil` is of a quotient"),
        ("(a, b) -> (a, b - 1) if b > 0 4", 32, "expected another number of the position"),
        ("n >= 1 -> n - d for d in 1..n-1 0", 33, "0 is out of range: expected 1 to"),
        ("a, b -> a - 1 4", 1, "a rule by its moves begins with a position"),
    ] {
        let error = match parse::position(text) {
            Ok(position) => Values::default().components(&position).map(|_| ()).expect_err(text),
            Err(error) => error,
        };
        let error = error.to_string();
        let start = format!("column {column}: {what}");
        assert!(error.starts_with(&start), "{text}\n{error}");
        let stays = error.contains("\n  this move changes nothing: is a condition missing, or `&`");
        assert_eq!(stays, what.ends_with(": 0 -> 0"), "{error}");
        let lines: Vec<&str> = error.lines().collect();
        let [.., shown, caret] = lines[..] else { panic!("{error}") };
        assert_eq!((shown, caret.len()), (&*format!("  {text}"), column + 2), "{error}");
    }
}

#[test]
fn rules_that_are_too_long() {
    let deep = format!("n -> {}n{} 4", "(".repeat(5000), ")".repeat(5000));
    assert!(parse::position(&deep).unwrap_err().to_string().contains("nested more than 100 deep"));
    for (text, most) in [
        ("n -> #n! - 1 if n > 0", 100),
        ("n -> n - 1 if #n > 0!", 99),
        ("n -> n - 1 if #odd(n)!", 99),
        ("n -> n - d for d in 1..#n!", 100),
    ] {
        let nested = |count: usize| {
            parse::rule(&text.replace('#', &"(".repeat(count)).replace('!', &")".repeat(count)))
        };
        assert!(nested(most).is_ok(), "{text}");
        assert!(nested(most + 1).unwrap_err().to_string().contains("nested more than 100 deep"));
    }
    let long = format!("n -> n{} 4", "+ 1".repeat(5000));
    assert!(
        parse::position(&long).unwrap_err().to_string().contains("more than 100 terms in a row")
    );
    let halves = format!("n -> n - ((1{0}) - (0{0})) if n > 0 4", "+ 1".repeat(60));
    assert_eq!(values(&halves), [0]);
    let moves =
        |count| format!("n -> {}n - 1 if n > 0; lose if n = 9 4", "n - 1 if n > 0; ".repeat(count));
    assert!(parse::position(&moves(98)).is_ok());
    assert!(
        parse::position(&moves(99)).unwrap_err().to_string().contains("expected at most 100 moves")
    );
    let clauses = |count| format!("n -> n - 1{} if n > 0 4", " if n > 2".repeat(count));
    assert!(parse::position(&clauses(19)).is_ok());
    let error = parse::position(&clauses(20)).unwrap_err().to_string();
    assert!(error.starts_with("column 6: a move has at most 20 clauses\n"), "{error}");
    // Of a long line, what is around the place is shown.
    let long = format!("n -> n - d for d in {}n / 0 if d > 0; n - 1 if n > 0 4", "1, ".repeat(100));
    let error =
        Values::default().components(&parse::position(&long).unwrap()).unwrap_err().to_string();
    let lines: Vec<&str> = error.lines().collect();
    let [.., shown, caret] = lines[..] else { panic!("{error}") };
    assert!(error.starts_with("column 323: n = "), "{error}");
    assert!(shown.starts_with("  ... 1, ") && shown.ends_with(" if n > 0 4") && shown.len() < 130);
    assert_eq!(shown[caret.len() - 1..].chars().next(), Some('/'), "{error}");
}

/// A number that has a largest value stays below it.
#[test]
fn numbers_that_have_a_largest_value() {
    let read = |text: &str| games::written::Written::parse(text).map_err(|e| e.to_string());
    let rule = read("(n >= 1, t in 2..4, k) -> (n, t - 1, k) if t > 2").unwrap();
    assert_eq!((rule.last(9), rule.count_positions(9)), (vec![9, 4, 9], 9 * 3 * 10));
    assert_eq!(rule.positions(9).count(), 9 * 3 * 10);
    assert!(rule.positions(9).all(|at| (2..=4).contains(&at[1])));
    for (text, message) in [
        (
            "(n, t in 3..2) -> (n - 1, t) if n > 0",
            "column 13: expected a largest value from 3 to 1002",
        ),
        (
            "(n, t in 0..n) -> (n - 1, t) if n > 0",
            "column 13: expected the largest value, a number",
        ),
        (
            "(n, t in 0..1000) -> (n - 1, t) if n > 0",
            "column 13: expected a largest value from 0 to 999",
        ),
        ("(s in 0..1, t in 0..2) -> (s, t)", "column 13: each number has a largest value"),
    ] {
        let error = read(text).unwrap_err();
        assert!(error.starts_with(message), "{text}: {error}");
    }
    let error =
        parse::position("(n, t in 0..2) -> (n - 1, t) if n > 0 5,3").unwrap_err().to_string();
    assert!(error.starts_with("column 41: 3 is out of range: expected 0 to 2"), "{error}");
    let rule = std::sync::Arc::new(read("(n, t in 0..2) -> (n - 1, t + 1) if n > 0").unwrap());
    let error = games::written::Solver::new(&rule, games::written::Goal::Grundy)
        .value(&[3, 1], &Interruptible)
        .unwrap_err()
        .to_string();
    assert!(
        error.contains("the move to 1,3 leaves the range of the rule, t in 0..2: is a condition"),
        "{error}"
    );
}
