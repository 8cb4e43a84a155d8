//! The program as a whole: what its help promises, its formats, its errors.

use std::io::Read;
use std::process::{Command, Output, Stdio};

fn explore(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_explore"));
    command.args(arguments).stdin(Stdio::null()).output().expect("it starts")
}

/// What it prints; it must succeed.
pub fn stdout(arguments: &[&str]) -> String {
    let output = explore(arguments);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {stderr}");
    String::from_utf8(output.stdout).unwrap()
}

/// What it prints to standard error; it must fail.
pub fn stderr(arguments: &[&str]) -> String {
    let output = explore(arguments);
    assert!(!output.status.success(), "{arguments:?} was accepted");
    String::from_utf8(output.stderr).unwrap()
}

/// The words of a command, of which some are in single quotes.
fn words(command: &str) -> Vec<&str> {
    let parts = command.split('\'').enumerate();
    let words = parts.flat_map(|(place, part)| match place % 2 {
        0 => part.split_whitespace().collect(),
        _ => vec![part],
    });
    words.collect()
}

/// Every verb's help has an example, and the example prints what the help says.
#[test]
fn examples_of_the_help() {
    let help = stdout(&["--help"]);
    let lines =
        help.split("Commands:\n").nth(1).unwrap().lines().take_while(|line| !line.is_empty());
    let verbs: Vec<&str> = lines.filter_map(|line| line.split_whitespace().next()).collect();
    assert_eq!(verbs.len(), 15);
    for verb in verbs {
        let help = stdout(&[verb, "--help"]);
        // These write files, or serve for ever: see `programs`, `page`, `atlas` and `tests/browser/`.
        let elsewhere = [
            "new game.rs",
            "page take 1,3,4 -o game.html",
            "serve",
            "atlas 0.ddd --to 1000000 -o octal.tsv",
        ];
        if let Some(example) = elsewhere.iter().find(|it| it.split(' ').next() == Some(verb)) {
            assert!(
                help.contains(&format!("$ cargo explore {example}\n")) || help.ends_with(example),
                "{help}"
            );
            continue;
        }
        let lines: Vec<&str> =
            help.lines().skip_while(|line| !line.starts_with("Example")).skip(1).collect();
        let examples = lines.join("\n");
        let examples: Vec<&str> = examples.split("  $ cargo explore ").skip(1).collect();
        assert!(!examples.is_empty(), "{verb} has no example");
        for example in examples {
            let (command, expected) = example.split_once('\n').unwrap();
            let arguments = words(command);
            let printed = stdout(&arguments);
            let expected =
                expected.trim_end().lines().map(|line| line.strip_prefix("  ").unwrap_or(line));
            let expected: Vec<&str> = expected.collect();
            assert_eq!(printed.lines().collect::<Vec<_>>(), expected, "{command}");
        }
    }
}

/// Each rule of the help has the values that are below it.
#[test]
fn rules_of_the_help() {
    let help = stdout(&["--help"]);
    let lines: Vec<&str> =
        help.lines().skip_while(|line| !line.contains("Ten tasks")).skip(1).collect();
    let tasks: Vec<&[&str]> = lines
        .chunk_by(|_, next| next.starts_with("   "))
        .filter(|lines| lines[0].starts_with("  "))
        .collect();
    assert_eq!(tasks.len(), 10);
    for task in tasks {
        let (values, rule) = task[1..].split_last().unwrap();
        let rule = rule.join(" ");
        let Some(_) = values.find(':') else {
            let values: Vec<&str> = values.split_whitespace().collect();
            let to = (values.len() - 1).to_string();
            let table = stdout(&["table", &rule, "--to", &to, "--format", "csv"]);
            let found: Vec<&str> =
                table.lines().skip(1).map(|line| line.split_once(',').unwrap().1).collect();
            assert_eq!(found, values, "{rule}");
            continue;
        };
        for value in values.trim().split("  ") {
            let (position, value) = value.split_once(": ").unwrap();
            let found = stdout(&["value", &format!("({})", rule.trim()), position]);
            assert!(
                found.contains(&format!(") {position}: {value},")),
                "{rule} {position}: {found}"
            );
        }
    }
}

#[test]
fn csv() {
    let csv = |rule: &str| stdout(&["table", rule, "--to", "2", "--format", "csv"]);
    assert_eq!(csv("kayles"), "heap,value\n0,0\n1,1\n2,2\n");
    assert_eq!(csv("euclid"), "row,column,value\n1,1,0\n1,2,1\n2,1,1\n2,2,0\n");
}

#[test]
fn extreme_numbers() {
    let max = u64::MAX.to_string();
    assert_eq!(
        stdout(&["value", "lasker", &max]),
        "lasker 18446744073709551615: 18446744073709551616, by the proved period 4 from heap 1 on\n"
    );
    assert!(
        stdout(&["value", "bounded(18446744073709551614)", &max]).contains(": 0, by the theorem")
    );
    assert!(stdout(&["value", "nim", &max]).contains(": 18446744073709551615, by the theorem"));
    assert!(stdout(&["value", "squares", "2^63,2^63"]).contains(": 9223372036854775808, "));
    let unproved = stderr(&["value", "0.007", "10^6", "--seconds", "0.1"]);
    assert!(
        unproved.contains("takes more than 0.1 seconds; the values of heaps below"),
        "{unproved}"
    );
    assert!(stderr(&["table", "nim", "--to", "10^19"]).contains(
        "--to 10000000000000000000: 10000000000000000001 positions; a table has at most 1073741824"
    ));
    assert!(
        stdout(&["period", "bounded(10^12)", "--to", "1000"])
            .contains("period 1000000000001, saltus 0")
    );
    assert!(stderr(&["table", "wythoff", "--to", "10^9"]).contains(
        "--to 1000000000: 1000000002000000001 positions; a table has at most 1073741824"
    ));
    assert!(stderr(&["table", "squares", "--to", "0"]).contains("--to 0: no position is so small"));
    assert!(stderr(&["table", "squares", "--boards", "0"]).contains("0x0 has no cells"));
    assert!(stderr(&["value", "wythoff", "10^18,10^18"]).contains("too long to try"));
    assert!(stderr(&["table", "squares", "--boards", "6"]).contains("2^36 boards"));
    assert!(stderr(&["table", "squares", "--boards", "2x"]).contains("expected one number"));
    assert!(stderr(&["table", "squares", "--boards", "4294967295"]).contains("boards"));
}

/// No law is printed that ends at the edge of 64 bits.
#[test]
fn laws_at_the_edge() {
    let max = u64::MAX.to_string();
    for rule in [format!("bash({max})"), format!("take 1..{max}")] {
        let printed = stdout(&["period", &rule, "--to", "100"]);
        assert!(
            printed.starts_with(&format!("{rule}: G(n + 18446744073709551616) = G(n) for all"))
        );
        assert!(
            printed.contains(
                "period: 0 to 18446744073709551615, G(n) = n for n < 18446744073709551616"
            )
        );
        assert!(stdout(&["value", &rule, &max]).contains(": 18446744073709551615, by the theorem"));
    }
    // The law of Nim, with and without a proof by values.
    for to in ["0", "1", "10", "10^9"] {
        let printed = stdout(&["period", "nim", "--to", to]);
        assert!(
            printed.starts_with(
                "nim: G(n + 1) = G(n) + 1 for all n >= 0\npreperiod 0, period 1, saltus 1\n"
            ),
            "{printed}"
        );
    }
    // No table is needed, and none of 65 bits.
    let rule = format!("take 3..{max}");
    assert!(stdout(&["period", &rule]).contains("period 18446744073709551618, saltus 0\n"));
    assert!(stdout(&["table", &rule, "--code"]).contains("    n / 3\n"));
    assert!(stdout(&["value", &rule, &max]).contains(": 6148914691236517205, by the theorem"));
    // Takes that begin near the edge, or end there: nothing is claimed of what no heap has shown.
    for rule in [
        format!("take 2, {max}"),
        format!("take not 1..{max}"),
        format!("take not {max}"),
        format!("take 3..5, 7..{max}"),
        format!("take not 2,{max}, split"),
    ] {
        assert!(
            stdout(&["period", &rule, "--to", "500"]).contains("no period is proved"),
            "{rule}"
        );
    }
}

/// What would take too long is refused, after a short look, with how far that went.
#[test]
#[ignore = "slow: about a second"]
fn refused_after_a_short_look() {
    let error = stderr(&["value", "0.d[10]", "10^18", "--seconds", "300"]);
    let start = "error: 0.d[10] 1000000000000000000: no theorem here gives the value: no period is proved by the heaps up to ";
    assert!(error.starts_with(start), "{error}");
    assert!(error.ends_with("too long: it has at most 1073741824\n"), "{error}");
    let error = stderr(&["value", "0.007", "10^6", "--seconds", "0.5"]);
    assert!(error.contains("takes more than 0.5 seconds; the values of heaps below "), "{error}");
    // A proof that is further on than the short look.
    assert!(
        stdout(&["value", "0.7447", "10^18"]).contains("the proved period 166 from heap 377297")
    );
    let printed = stdout(&["period", "0.d[10]", "--seconds", "1"]);
    assert!(
        printed.starts_with("0.d[10]: no period is proved\nlooked at heaps 0 to "),
        "{printed}"
    );
    // The proof is at heap 168, and needs no table of 10^9 heaps.
    assert!(
        stdout(&["period", "kayles", "--to", "10^9"]).contains("on the values of heaps 0 to 167\n")
    );
    let too_long = stderr(&["table", "0.[8]", "--to", "10^6", "--by-rules"]);
    assert!(too_long.contains("options to look at; the most is 3000000000000000\n"), "{too_long}");
    let of_tail = stdout(&["period", "0.[322]"]);
    assert!(of_tail.contains("p = 3 (a multiple of the length of the tail), s = 3,"), "{of_tail}");
    let by_rules = stderr(&["table", "0.07", "--to", "10^9", "--by-rules"]);
    assert!(by_rules.contains("a table "), "{by_rules}");
}

/// The P-positions that are published.
#[test]
fn published_p_positions() {
    let outcomes = stdout(&["outcomes", "grundy", "--to", "1400"]);
    let published = include_str!("../../../../tests/published/grundys-game-zeros.txt");
    let published = published.lines().find(|line| !line.starts_with('#')).unwrap();
    assert_eq!(outcomes.lines().next(), Some(&*format!("P-positions: {published}")));
}

/// An option that would be ignored is an error.
#[test]
fn ignored_options() {
    for (arguments, option) in [
        (&["table", "wythoff", "--columns", "5"][..], "--columns"),
        (&["table", "kayles", "--columns", "5", "--format", "csv"], "--columns"),
        (&["table", "squares", "--boards", "2", "--to", "5"], "--to"),
        (&["table", "squares", "--boards", "2", "--columns", "5"], "--columns"),
        (&["table", "euclid", "--by-rules"], "--by-rules"),
        (&["period", "nim", "--to", "9", "--seconds", "1"], "--seconds"),
    ] {
        let error = stderr(arguments);
        assert!(error.starts_with(&format!("error: {option} is ")), "{arguments:?}: {error}");
    }
}

/// Options stand anywhere, and a number below 0 is no option.
#[test]
fn words_and_options() {
    let holds = stdout(&["check", "n -> n - 1 if n > 0", "--to", "100", "-n % 2"]);
    assert!(holds.contains("G(n) = -n % 2"), "{holds}");
    for (arguments, said) in [
        (
            &["tabel", "nim"][..],
            "there is no command `tabel`; did you mean `table`?; see `cargo explore --help`",
        ),
        (&["table"], "RULE is missing; see `cargo explore table --help`"),
        (&["check", "nim"], "FORMULA is missing; see `cargo explore check --help`"),
        (
            &["table", "nim", "--colums", "5"],
            "there is no option `colums`; did you mean `columns`?",
        ),
        (
            &["table", "nim", "--format", "xml"],
            "--format xml: expected `text`, `csv` or `json`, found `xml`",
        ),
        (&["new", "game.txt"], "game.txt: expected a file that ends with .rs"),
    ] {
        let error = stderr(arguments);
        assert!(error.starts_with(&format!("error: {said}")), "{arguments:?}: {error}");
    }
}

/// Powers and underscores, wherever a number is.
#[test]
fn numbers_of_options() {
    let same = |a: &[&str], b: &[&str]| assert_eq!(stdout(a), stdout(b));
    same(&["table", "kayles", "--columns", "10^1"], &["table", "kayles", "--columns", "10"]);
    same(&["table", "squares", "--boards", "2^1"], &["table", "squares", "--boards", "2"]);
    let experiment = |cases, seed| ["experiment", "bounded-nim", "--cases", cases, "--seed", seed];
    same(&experiment("10^1", "10^3"), &experiment("10", "1_000"));
    assert!(stderr(&["table", "kayles", "--columns", "0"]).contains("expected at least 1"));
    assert!(stderr(&["table", "squares", "--boards", "2^32"]).contains("boards"));
}

/// Who has won is said of a game that is over, not that it can be ended.
#[test]
fn moves_of_a_game_that_may_be_over() {
    let rule = "(n -> n - 1 if n > 0; lose if n = 0; win if n = 5)";
    for (heaps, outcome, rest) in [
        ("0 6", "N, the next", "win win, the game is over\nwinning moves: 0\n"),
        ("5 7", "P, the previous", "loss 0, the game is over\nwinning moves: 0\n"),
        ("6 7", "N, the next", "win 0, the next player can end the game\nwinning moves: 1\n"),
    ] {
        let printed = stdout(&["moves", &format!("{rule} {heaps}")]);
        let expected = format!("outcome: {outcome} player wins\nGrundy values: {rest}");
        assert!(printed.contains(&expected), "{heaps}: {printed}");
    }
}

/// It says what would prove a period.
#[test]
fn rules_without_a_theorem() {
    for (rule, proofs) in [
        ("n -> n - 1 if n > 0; n / 2 if n > 0", "of takes from one finite set"),
        ("n -> n - d for d in 1..n if prime(d)", "of takes from one finite set"),
        ("n -> a & b for a in 1..n/2, b in 1..n/2", "of the moves of a code like 0.07"),
        ("n -> n - 1 if n > 0; win if n = 3", "of a rule without `win if` and `lose if`"),
    ] {
        let printed = stdout(&["period", rule, "--to", "50"]);
        let why = format!(
            "\nthe rule is right, but no theorem here proves a period of it: there are proofs {proofs}"
        );
        assert!(printed.contains(&why), "{printed}");
    }
    let outcomes = stdout(&["outcomes", "n -> n - 1 if n > 0; win if n = 3", "--to", "5"]);
    assert_eq!(outcomes, "P-positions: 0 2 3 5\nN-positions: 1 4\n");
}

#[test]
fn without_a_proof_nothing_is_claimed() {
    let printed = stdout(&["period", "grundy", "--to", "500"]);
    assert_eq!(printed, "grundy: no period is proved\nlooked at heaps 0 to 500: no law is seen\n");
    let computed = stdout(&["table", "kayles", "--to", "300", "--by-rules"]);
    let by_law = stdout(&["table", "kayles", "--to", "300"]);
    assert_eq!(computed, by_law);
}

#[test]
fn bad_input_is_explained() {
    let error = stderr(&["period", "0.7g"]);
    assert_eq!(
        error,
        "error: column 4: digit `g` is out of range: octal digits are 0 to 7, hexadecimal ones 0 to 9 and a to f\n  0.7g\n     ^\n"
    );
    assert!(
        stderr(&["period", "wythoff"]).contains("a position of this game is 2 numbers, a, b; see")
    );
    assert!(stderr(&["table", "kayles", "--boards", "4"]).contains("--boards is for `squares`"));
    assert!(stderr(&["table", "kayles", "--to", "x"]).contains("expected a number, found `x`"));
    assert!(stderr(&["experiment", "kayles"]).contains("expected `bounded-nim`, found `kayles`"));
    assert!(
        stderr(&["experiment", "bounded-nim", "--k", "5..2"])
            .contains("the range ends before it begins")
    );
    assert!(stderr(&["moves", "nim", "3", "-4"]).contains("column 7: expected a heap, found `-`"));
    assert!(stderr(&["outcomes", "nim", "--to", "10^9"]).contains("1000000001 positions"));
}

/// The reader of the output may close it early, as `head` does: of a table, and of a list of heaps.
#[test]
fn a_closed_output_is_no_error() {
    let table: &[&str] = &["table", "nim", "--to", "10^5", "--format", "csv"];
    let heaps: &[&str] = &["outcomes", "take 1,2", "--to", "30000"];
    for arguments in [table, heaps] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_explore"));
        let table = command.args(arguments);
        let mut child = table.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut start = [0; 10];
        child.stdout.take().unwrap().read_exact(&mut start).unwrap();
        let output = child.wait_with_output().unwrap();
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{arguments:?}");
        assert!(output.status.success(), "{arguments:?}");
    }
}

/// What cannot be printed is said, of help too.
#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_is_an_error() {
    for arguments in [&["table", "nim"][..], &["moves", "nim", "3"], &["--help"], &["--version"]] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_explore"));
        let full = std::fs::File::create("/dev/full").unwrap();
        let output = command.args(arguments).stdout(full).output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(said, "error: cannot print: No space left on device (os error 28)\n");
        assert_eq!(output.status.code(), Some(1));
    }
}

/// Terminals obey control codes.
#[test]
fn control_codes_of_files_are_not_printed() {
    let file = std::env::temp_dir().join(format!("explore-codes-{}", std::process::id()));
    let path = file.to_str().unwrap();
    for (text, arguments) in [
        ("n -> n - d for d in \u{1b}[31m1..n", ["table", "rule", path]),
        ("n -> n - 1 if \u{7}", ["solve", "rule", path]),
        ("a\u{1b}[2J b", ["outcomes", "graph", path]),
    ] {
        std::fs::write(&file, text).unwrap();
        let said = stderr(&arguments);
        assert!(said.contains('\u{fffd}'), "{said}");
        assert!(!said.contains(['\u{1b}', '\u{7}']), "{said:?}");
    }
    std::fs::remove_file(file).unwrap();
}

/// Ctrl-C while a table is printed: it ends after a whole line, and is well formed.
#[test]
#[ignore = "slow: about a second"]
#[cfg(unix)]
fn interrupted_while_printing() {
    for format in ["text", "csv"] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_explore"));
        // The table is longer than the pipe has room for, so that printing waits to be read.
        let long = command.args(["table", "nim", "--to", "10^7", "--format", format]);
        let mut child = long.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut printed = vec![0];
        child.stdout.as_mut().unwrap().read_exact(&mut printed).unwrap();
        let kill = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
        assert!(kill.success());
        // Time for the signal to arrive.
        std::thread::sleep(std::time::Duration::from_millis(100));
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(130));
        printed.extend(output.stdout);
        let printed = String::from_utf8(printed).unwrap();
        let last = printed.strip_suffix('\n').unwrap().lines().last().unwrap();
        let numbers = last.split([' ', ',']).filter_map(|number| number.parse().ok());
        let numbers: Vec<usize> = numbers.collect();
        let heaps = numbers[0] + numbers.len() - 1;
        assert!(numbers[1..].iter().copied().eq(numbers[0]..heaps), "{last}");
        assert!(heaps < 10_000_000);
        let stderr = String::from_utf8(output.stderr).unwrap();
        let stopped = format!("error: stopped by Ctrl-C: {heaps} of 10000001 heaps\n");
        assert_eq!(stderr, stopped, "{format}");
    }
}

/// Stops a command by Ctrl-C while it computes: what is known so far is printed, and the status is 130. Returns
/// its error.
#[cfg(unix)]
fn interrupt(arguments: &[&str], known: &str) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_explore"));
    let long = command.args(arguments).stdout(Stdio::piped()).stderr(Stdio::piped());
    let child = long.spawn().unwrap();
    std::thread::sleep(std::time::Duration::from_millis(400));
    let kill = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(kill.success());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130));
    let printed = String::from_utf8(output.stdout).unwrap();
    assert!(printed.starts_with(known), "{printed:.200}");
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert!(stderr.starts_with("error: stopped by Ctrl-C"), "{stderr}");
    stderr
}

#[test]
#[cfg(unix)]
fn interrupted() {
    let table = ["table", "grundy", "--to", "10^7", "--format", "csv"];
    let stderr = interrupt(&table, "heap,value\n0,0\n1,0\n2,0\n3,1\n");
    assert!(stderr.starts_with("error: stopped by Ctrl-C: "), "{stderr}");
}

#[test]
#[ignore = "slow: about a second"]
#[cfg(unix)]
fn interrupted_proofs_and_checks() {
    let period = ["period", "grundy", "--to", "10^7"];
    let stderr = interrupt(&period, "grundy: no period is proved\nlooked at heaps 0 to ");
    assert!(stderr.starts_with("error: stopped by Ctrl-C: "), "{stderr}");
    let formula = "loses if min(a, b) = floor(abs(a - b) * phi)";
    let otherwise = "min(a, b) = floor(abs(a - b) * phi), and wins otherwise\n";
    let known = format!("wythoff: the next player loses if {otherwise}");
    let stderr = interrupt(&["check", "wythoff", formula, "--to", "10000"], &known);
    assert!(stderr.starts_with("error: stopped by Ctrl-C: "), "{stderr}");
}

/// Of a search that is stopped nothing is printed.
#[test]
#[ignore = "slow: about a second"]
#[cfg(unix)]
fn interrupted_searches() {
    let stderr = interrupt(&["solve", "grundy", "--to", "10^7"], "");
    assert_eq!(stderr, "error: stopped by Ctrl-C: the values are not known\n");
    let stderr = interrupt(&["solve", "grundy", "--to", "400"], "");
    assert!(stderr.ends_with(" forms tried\n") && !stderr.contains(": 0 forms"), "{stderr}");
}

/// Splits are counted up to where they were looked at.
#[test]
#[ignore = "slow: about a second"]
#[cfg(unix)]
fn interrupted_splits() {
    let stderr = interrupt(&["moves", "kayles 180_000_000"], "");
    let looked = stderr.strip_prefix("error: stopped by Ctrl-C: ");
    let looked = looked.and_then(|looked| looked.strip_suffix(" of 179999998 splits\n"));
    let looked: u64 = looked.unwrap_or_else(|| panic!("{stderr}")).parse().unwrap();
    assert!(looked.is_multiple_of(1 << 16) && (1..179_999_998).contains(&looked), "{stderr}");
}

/// A second Ctrl-C ends the program at once, though what is printed after the first waits to be read.
#[test]
#[ignore = "slow: about a second"]
#[cfg(unix)]
fn interrupted_twice() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_explore"));
    let long =
        command.args(["table", "0.33", "--to", "40_000_000", "--by-rules", "--format", "csv"]);
    let mut child = long.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    for _ in 0..2 {
        // Time for enough values to fill the pipe, and then for the printing to begin.
        std::thread::sleep(std::time::Duration::from_millis(500));
        let kill = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
        assert!(kill.success());
    }
    // Nobody reads its output.
    assert_eq!(child.wait().unwrap().code(), Some(130));
}

/// Its first P-positions are 0, 1 and 13: up to 1000 they look like all.
#[test]
fn solve_is_not_sure_of_who_wins_where_hardly_anybody_loses() {
    let printed = stdout(&["solve", "4.4![310]", "--to", "1000", "--outcome"]);
    assert!(printed.starts_with("4.4![310]: no closed form found"), "{printed}");
}

#[test]
fn solve_prints_rust() {
    let code = "/// take 1,3,4: G(n)\n/// [0, 1, 0, 1, 2, 3, 2][n % 7]\n/// for all n: proved\n\
                fn grundy(n: u64) -> u64 {\n    [0_u64, 1, 0, 1, 2, 3, 2][(n % 7) as usize]\n}\n";
    assert_eq!(stdout(&["solve", "take", "1,3,4", "--to", "1000", "--code"]), code);
}
