//! Answers are judged as judges do, and what fails by itself is no verdict.

use crate::scripts::{COUNTING, Scripts, checked, interacted, interacted_for, interactive};
use std::path::Path;
use std::time::{Duration, Instant};
use verdicts::comparison::Overrides;
use verdicts::{Comparison, Limits, Text, Verdict};

fn float(error: f64) -> Comparison {
    comparison(&Overrides { float: Some([error; 2]), ..Overrides::default() })
}

fn spaces(level: &str) -> Comparison {
    comparison(&Overrides { ignore_spaces: Some(level.to_owned()), ..Overrides::default() })
}

fn comparison(overrides: &Overrides) -> Comparison {
    overrides.comparison(&[Path::new(".")], &Overrides::default()).unwrap()
}

fn compare(comparison: &Comparison, answer: &str, output: &str) -> Result<(), String> {
    let answer = Text::Held(answer.as_bytes());
    let compared = comparison.compare(Text::Held(b""), output.as_bytes(), answer);
    compared.unwrap().map_err(|wrong| {
        assert_eq!(wrong.verdict, Verdict::WrongAnswer);
        wrong.details
    })
}

#[test]
fn white_space_is_ignored_if_asked() {
    let same = |answer, output| compare(&spaces("words"), answer, output);
    for output in ["1 2\n3\n", "1 2 3", " 1\t2\r\n\r\n3 ", "1\n2\n3\n"] {
        assert_eq!(same("1 2\n3\n", output), Ok(()), "{output:?}");
    }
    assert_eq!(
        same("Yes\nNo\n", "Yes \nno\n").unwrap_err(),
        "line 2: `no` for `No`\nwrong output (- expected, + printed):\n\
        \x20    1 | Yes\\n\n-    2 | No\\n\n+    2 | no\\n\nonly the case of letters differs: if the judge \
        ignores that, add `--ignore-case`, or `ignore-case = true` to `[package.metadata.judge]` in Cargo.toml, or to \
        `//! judge = { … }` in the header\n"
    );
    for (output, line) in [("\n5 6\n8\n", "2"), ("5\n\n\n6\n8", "4")] {
        let said = compare(&spaces("filled-lines"), "5\n6\n7\n", output).unwrap_err();
        let moved = format!("line {line}: `6` is in another line than expected\n");
        assert_eq!(said.starts_with(&moved), line == "2", "{said}");
        let said = compare(&spaces("lines"), "5\n6\n7\n", output).unwrap_err();
        assert!(
            said.contains(" of what is expected: `")
                && said.contains("` is in another line than expected\n"),
            "{said}"
        );
    }
    let short = same("1 2\n3\n", "1 2\n").unwrap_err();
    assert!(short.starts_with("the output ends before `3` of line 2\n"), "{short}");
    let long = same("1\n", "1\n2\n").unwrap_err();
    assert!(long.starts_with("line 2: `2` is printed after the expected end\n"), "{long}");
    let longer = same("1\n2\n", "1 5\n2\n").unwrap_err();
    assert!(longer.starts_with("line 1, line 2 of what is expected: `5` for `2`\n"), "{longer}");
    assert!(longer.contains("-    1 | 1\\n\n+    1 | 1 5\\n\n"), "{longer}");
    assert!(same("12\n", "1 2\n").is_err() && same("", "0").is_err());
    assert_eq!(same("", "\n"), Ok(()));
}

#[test]
fn numbers_may_be_off_by_either_error() {
    let same = |answer, output| compare(&float(1e-6), answer, output);
    for (answer, output) in [
        ("0.5 x\n", "0.5000009 x"),
        ("1", "1.000001"),
        ("1", "0.999999"),
        ("1000000", "1000000.9"),
        ("-1e9", "-1000000999.0"),
        ("0", "-0.0"),
        ("1", "1e0"),
        ("inf -inf nan", "inf -inf nan"),
        ("007", "+7.0"),
        ("99999999999999999999999", "99999999999999999999999"),
        ("Case #1: 0.25", "Case #1: .25"),
    ] {
        assert_eq!(same(answer, output), Ok(()), "{answer} {output}");
    }
    for (answer, output) in [
        ("0.5", "0.500002"),
        ("1000000", "1000001.1"),
        ("0", "0.000002"),
        ("1", "nan"),
        ("nan", "1"),
        ("inf", "1e308"),
        ("1", "inf"),
        ("1e308", "-inf"),
        ("inf", "-inf"),
        ("inf", "Infinity"),
        ("inf", "1e999"),
        ("1e400", "2e400"),
        ("nan", "-nan"),
        ("nan", "NaN"),
        ("1", "one"),
        ("one", "1"),
        ("1", "1,0"),
        ("0.5", "0.5 0.5"),
        ("0.5 0.5", "0.5"),
    ] {
        assert!(same(answer, output).is_err(), "{answer} {output}");
    }
    assert_eq!(
        same("n 1\n2.5\n3\n", "n 1.0000001\n2.6\n3.0\n").unwrap_err(),
        "line 2: `2.6` for `2.5`: off by 1.000e-1, relatively 4.000e-2, and 1e-6 is allowed\n\
         wrong output (- expected, + printed):\n\
        \x20    1 | n 1\\n\n-    2 | 2.5\\n\n+    2 | 2.6\\n\n     3 | 3\\n\n"
    );
}

/// No digit of a long integer is lost.
#[test]
fn integers_of_any_length_are_compared_as_such() {
    let same = |tolerance, answer: &str, output: &str| compare(&float(tolerance), answer, output);
    let long = |first: &str, last: &str| format!("{first}{}{last}", "0".repeat(400));
    let one = long("1", "0");
    assert_eq!(same(1e-6, &one, &long("1", "1")), Ok(()));
    assert_eq!(same(0.0, &one, &long("+001", "0")), Ok(()));
    assert!(same(0.0, &one, &long("1", "1")).is_err());
    for other in ["2", "-1", "10", "1.", "inf", "1.000002"] {
        assert!(same(1e-6, &one, &long(other, "0")).is_err(), "{other}");
    }
    assert!(same(1e-6, &one, &long("1000002", "0")[..402]).is_err());
    assert_eq!(same(1e-6, &one, &long("1000001", "0")[..402]), Ok(()));
    assert!(same(0.0, "9007199254740993", "9007199254740992").is_err());
    assert_eq!(same(1e-6, "9007199254740993", "9007199254740992"), Ok(()));
    assert_eq!(same(0.0, "-0 7", "0 007"), Ok(()));
    // As the validator of problemtools 1.20260907 has it.
    assert_eq!(same(1.0, "10", "19"), Ok(()));
    assert!(same(1.0, "10", "21").is_err());
}

#[test]
fn what_makes_no_sense_is_refused() {
    let refused = |overrides: Overrides| {
        overrides.comparison(&[Path::new(".")], &Overrides::default()).unwrap_err().to_string()
    };
    for error in [-1e-6, f64::NAN, f64::INFINITY] {
        let message = refused(Overrides { float: Some([error; 2]), ..Overrides::default() });
        assert!(message.ends_with("is no tolerance: it is a number from 0 on, as 1e-6"));
    }
    let checker = |line: &str| Some(line.to_owned());
    let both =
        Overrides { ignore_case: Some(true), checker: checker("true"), ..Overrides::default() };
    assert!(refused(both).starts_with("a checker or an interactor decides alone"));
    let two =
        Overrides { interactor: checker("true"), checker: checker("true"), ..Overrides::default() };
    assert!(refused(two).starts_with("a checker or an interactor decides alone"));
    let open = Overrides { checker: checker("a 'b"), ..Overrides::default() };
    assert_eq!(refused(open), "checker: `a 'b`: the quote ' is not closed");
    let none = Overrides { interactor: checker(" "), ..Overrides::default() };
    assert!(refused(none).starts_with("interactor: there is no command"));
    let level = |level: &str, float| Overrides {
        ignore_spaces: Some(level.to_owned()),
        float,
        ..Overrides::default()
    };
    let unknown = refused(level("end", None));
    assert!(unknown.starts_with("`ignore-spaces` has no level `end`; "), "{unknown}");
    let words = "`float` compares words: with it, `ignore-spaces` must be `lines` or looser";
    assert_eq!(refused(level("ends", Some([1e-6; 2]))), words);
    assert_eq!(comparison(&Overrides::default()), Comparison::default());
}

#[test]
fn a_checker_has_the_three_files() {
    let is_all = r#"[ "$1 $(cat "$2") $(cat "$3") $(cat "$4")" = "of mine 7 six 42" ]"#;
    assert_eq!(checked("echo six", is_all).unwrap().verdict, Verdict::Accepted);
    let wrong = checked("echo six; echo seven", is_all).unwrap();
    assert_eq!(wrong.verdict, Verdict::WrongAnswer);
    assert_eq!(wrong.details, "the checker says: wrong answer");
    // One is not asked about what crashed.
    assert_eq!(checked("exit 3", "exit 0").unwrap().verdict, Verdict::RuntimeError);
}

#[test]
fn testlibs_exit_codes_are_understood() {
    let wrong = |code: &str| {
        let report = checked("echo 1", &format!("echo because >&2; exit {code}")).unwrap();
        assert_eq!(report.verdict, Verdict::WrongAnswer);
        let words = report.details.strip_prefix("the checker says: ").unwrap().to_owned();
        words.strip_suffix("\nbecause").unwrap().to_owned()
    };
    assert_eq!(wrong("1"), "wrong answer");
    assert_eq!(wrong("2"), "presentation error");
    let of_testlib = checked("echo 1", "echo 'wrong answer 1st words differ' >&2; exit 1").unwrap();
    assert_eq!(of_testlib.details, "the checker says: wrong answer 1st words differ");
    assert_eq!(wrong("4"), "there is more after the answer");
    for code in ["5", "7", "16", "66", "100"] {
        assert_eq!(wrong(code), "partial points", "{code}");
    }
    // Of `_pc(0)` the status is that of a right answer, of `_pc(42)` that of one at Kattis.
    for code in [0, 1, 42, 50] {
        let says = format!("echo 'partially correct (0) none' >&2; exit {code}");
        let report = checked("echo 1", &says).unwrap();
        let said = "the checker says: partial points\npartially correct (0) none";
        assert_eq!((report.verdict, &*report.details), (Verdict::WrongAnswer, said), "{code}");
    }
    assert_eq!(wrong("8"), "unexpected end of the output");
}

#[test]
fn a_checker_that_fails_gives_no_verdict() {
    let none = |checker: &str| checked("echo 1", checker).unwrap_err().to_string();
    let failed = none("echo 'the answer is bad'; exit 3");
    assert!(failed.starts_with("judge error: the checker `./tool of mine` in "), "{failed}");
    let end = " failed itself (exit status: 3, testlib's FAIL)\nthe answer is bad";
    assert!(failed.ends_with(end), "{failed}");
    assert!(none("kill -SEGV $$").contains(" ended with signal: 11"));
    for code in ["6", "15", "101", "127"] {
        let how = format!("exit status: {code}, which is none of testlib's");
        let said = none(&format!("exit {code}"));
        assert!(said.contains(&how), "{said}");
        for order in [
            "`input output answer`",
            "`input answer feedback_dir < output`",
            "`input answer output`",
        ] {
            assert!(said.contains(order), "{said}");
        }
    }
    assert!(none("exec yes").contains(" printed without end"));
    let missing = Overrides { checker: Some("./no-such".to_owned()), ..Overrides::default() };
    let missing =
        Scripts::new("echo 1", "").judge(&missing, Limits::default()).unwrap_err().to_string();
    assert!(missing.starts_with("cannot start the checker `./no-such` in "), "{missing}");
    assert!(missing.contains("; write `./check` for a program in that folder"), "{missing}");
}

/// One of Kattis or ICPC has the output as its input, a folder for what it says, and two statuses of its own.
#[test]
fn a_checker_of_kattis_is_run_as_that() {
    for before in [
        "", // It fails in some way where it is called as one of testlib.
        r#"[ -d "$4" ] || kill -ABRT $$; "#,
        r#"[ -d "$4" ] || exit 42; "#,
        r#"[ -d "$4" ] || { echo 'Traceback (most recent call last):' >&2; exit 1; }; "#,
    ] {
        let kattis = format!(
            r#"{before}[ "$1" = 'of mine' ] || exit 9; read word
            if [ "$word" = "$(cat "$3")" ] && [ -d "$4" ]; then exit 42; fi
            [ -d "$4" ] && echo "not $word" > "$4/judgemessage.txt"; exit 43"#
        );
        assert_eq!(checked("echo 42", &kattis).unwrap().verdict, Verdict::Accepted, "{before}");
        let wrong = checked("echo six", &kattis).unwrap();
        assert_eq!(wrong.verdict, Verdict::WrongAnswer, "{before}");
        assert_eq!(wrong.details, "the checker says: wrong answer\nnot six", "{before}");
    }
    // In a problem's package it is not called in another way before.
    let overrides = Overrides { checker: Some("./tool".to_owned()), ..Overrides::default() };
    let once = Scripts::new("echo 42", r#"[ -d "$3" ] && [ "$(cat "$2")" = 42 ] && exit 42"#);
    std::fs::write(once.0.path().join("problem.yaml"), "validation: custom\n").unwrap();
    assert_eq!(once.judge(&overrides, Limits::default()).unwrap().verdict, Verdict::Accepted);
    once.add("tool", "exit 1");
    let none = once.judge(&overrides, Limits::default()).unwrap_err().to_string();
    assert!(none.contains(" ended neither with 42 nor 43; a checker is called as "), "{none}");
}

/// Thinks of the number in the input, and says whether a guess is too low or too high.
const GUESSING: &str = r#"n=$(cat "$1"); guesses=0
while read guess; do
    guesses=$((guesses + 1)); echo $guess >> "$2"
    if [ $guess -lt $n ]; then echo higher
    elif [ $guess -gt $n ]; then echo lower
    else echo right; echo "$guesses guesses" >&2; exit 0; fi
    if [ $guesses = 9 ]; then echo 'too many guesses' >&2; exit 1; fi
done
echo 'it gave up' >&2; exit 2"#;

#[test]
fn an_interactor_decides() {
    assert_eq!(interacted(COUNTING, GUESSING).unwrap().verdict, Verdict::Accepted);
    let report = interacted("for i in 1 2 3; do echo $i; read answer; done", GUESSING).unwrap();
    assert_eq!(report.verdict, Verdict::WrongAnswer);
    assert_eq!(
        report.details,
        "the interactor says: presentation error\nit gave up\n\
         transcript (> by the program, < by the interactor):\n\
         > 1\\n\n< higher\\n\n> 2\\n\n< higher\\n\n> 3\\n\n< higher\\n\n"
    );
    // What the program does when nobody is there is not the cause: it fails, or goes on.
    for rest in ["exit 1", "exec sleep 100"] {
        let down = "n=20; while :; do echo $n; read answer || exec sh -c \"$rest\"; done";
        let start = Instant::now();
        let script = format!("export rest='{rest}'; {down}");
        let report = interacted_for(Duration::from_secs(60), &script, GUESSING).unwrap();
        assert_eq!(report.verdict, Verdict::WrongAnswer, "{}", report.details);
        assert!(
            report.details.starts_with("the interactor says: wrong answer\ntoo many guesses\n")
        );
        assert!(start.elapsed() < Duration::from_secs(50), "it was waited for");
    }
}

#[test]
fn who_fails_in_an_interaction_is_named() {
    let crashed = interacted("echo 1; read answer; echo why >&2; exit 3", GUESSING).unwrap();
    assert_eq!(crashed.verdict, Verdict::RuntimeError);
    let start = "exit status: 3\nstandard error:\n  why\nthe interactor says: presentation error\nit gave up\ntranscript";
    assert!(crashed.details.starts_with(start), "{}", crashed.details);
    let after = interacted("echo 7; read answer; exit 3", GUESSING).unwrap();
    assert_eq!(after.verdict, Verdict::RuntimeError);
    assert!(after.details.contains("the interactor says: ok\n"), "{}", after.details);

    let start = Instant::now();
    let deadlock = interacted("read greeting; echo 7", GUESSING).unwrap();
    assert_eq!(deadlock.verdict, Verdict::TimeLimitExceeded);
    let words = "still running after 1 s\nit waited for input: does it flush its output, and end \
                 each line?\nthe interactor says: presentation error\nit gave up\nneither printed anything\n";
    assert_eq!(deadlock.details, words);
    assert!(start.elapsed() < Duration::from_secs(9));
    let short = Duration::from_millis(200);
    let busy = interacted_for(short, "while :; do :; done", GUESSING).unwrap();
    assert_eq!(busy.verdict, Verdict::TimeLimitExceeded);
    assert!(!busy.details.contains("flushed"), "{}", busy.details);
    let stays = interacted_for(short, "echo 7; exec sleep 100", GUESSING).unwrap();
    assert_eq!(stays.verdict, Verdict::TimeLimitExceeded);
    assert!(!stays.details.contains("flushed"), "{}", stays.details);

    let failed =
        interacted(COUNTING, "read n; echo 'no input' >&2; exit 3").unwrap_err().to_string();
    let part = " failed itself (exit status: 3, testlib's FAIL)\nno input\ntranscript";
    assert!(failed.starts_with("judge error: the interactor `./tool` in "), "{failed}");
    assert!(failed.contains(part) && failed.contains("> 1\\n"), "{failed}");
    let killed = interacted(COUNTING, "kill -SEGV $$").unwrap_err().to_string();
    assert!(killed.contains(" ended with signal: 11"), "{killed}");
    let missing = Overrides { interactor: Some("./no-such".to_owned()), ..Overrides::default() };
    let missing =
        Scripts::new("echo 1", "").judge(&missing, Limits::default()).unwrap_err().to_string();
    assert!(missing.starts_with("cannot start the interactor `./no-such` in "), "{missing}");
}

#[test]
fn long_interactions_are_cut() {
    let limits = Limits { output: 1 << 16, ..Limits::default() };
    let echo = "while read n; do echo $n; done; exit 1";
    let report = Scripts::new("exec yes", echo).judge(&interactive(), limits).unwrap();
    assert_eq!(report.verdict, Verdict::OutputLimitExceeded, "{}", report.details);
    let lines: Vec<&str> = report.details.lines().collect();
    assert!(lines.len() < 40 && report.details.contains(" lines ...\n"), "{}", report.details);
}
