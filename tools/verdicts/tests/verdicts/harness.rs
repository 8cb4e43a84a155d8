//! Fixtures: verdicts, limits, diffs, missing files.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};
use tempfile::TempDir;
use verdicts::comparison::Rule;
use verdicts::verdict::Wrong;
use verdicts::{Fixtures, Limits, Report, Verdict};

/// A problem folder with one fixture, and a program that is a shell script.
struct Scratch(TempDir);

impl Scratch {
    fn new(files: &[(&str, &str)]) -> Scratch {
        let folder = TempDir::new().expect("a temporary folder");
        fs::create_dir(folder.path().join("fixtures")).unwrap();
        for (name, text) in files {
            fs::write(folder.path().join("fixtures").join(name), text).unwrap();
        }
        Scratch(folder)
    }

    /// What the only fixture says of the script.
    fn check(&self, script: &str, time: Duration) -> verdicts::Result<()> {
        let report = self.judge(script, Limits { time, ..Limits::default() })?;
        if report.verdict == Verdict::Accepted { Ok(()) } else { Err(report.details.into()) }
    }

    fn judge(&self, script: &str, limits: Limits) -> verdicts::Result<Report> {
        let program: PathBuf = self.0.path().join("program");
        crate::script::write(&program, script);
        let fixtures = Fixtures::in_folder(&self.0.path().join("fixtures"))?;
        assert_eq!(fixtures.len(), 1);
        fixtures[0].judge(&mut Command::new(program), limits)
    }
}

const LIMIT: Duration = Duration::from_secs(10);
const SAMPLE: &[(&str, &str)] = &[("sample.in", "1 2\n"), ("sample.out", "first\nsecond\n")];
const BAD: &[(&str, &str)] =
    &[("bad.in", "1 x\n"), ("bad.out", "first\n"), ("bad.err", "`x`\nu64\n")];

#[test]
fn a_right_answer_passes() {
    let scratch = Scratch::new(SAMPLE);
    assert_eq!(scratch.check("read a b; echo first; [ $b = 2 ] && echo second", LIMIT), Ok(()));
}

#[test]
fn a_wrong_answer_shows_a_diff() {
    let scratch = Scratch::new(SAMPLE);
    let wrong = scratch.check("echo first; echo first", LIMIT).unwrap_err().to_string();
    assert_eq!(
        wrong,
        "wrong output (- expected, + printed):\n\
        \x20    1 | first\\n\n-    2 | second\\n\n+    2 | first\\n\ninput:\n  1 2\n"
    );
    let no_newline = scratch.check("printf 'first\\nsecond'", LIMIT).unwrap_err().to_string();
    assert!(no_newline.contains("-    2 | second\\n\n+    2 | second\n"), "{no_newline}");
    let blank = scratch.check("printf 'first \\nsecond\\n'", LIMIT).unwrap_err().to_string();
    assert!(blank.contains("-    1 | first\\n\n+    1 | first \\n\n"), "{blank}");
}

#[test]
fn a_failure_is_not_an_answer() {
    let scratch = Scratch::new(SAMPLE);
    let failed = scratch
        .check("echo first; echo second; echo why >&2; exit 3", LIMIT)
        .unwrap_err()
        .to_string();
    assert!(failed.contains("exit status: 3") && failed.contains("why"), "{failed}");
}

/// Terminals obey control codes.
#[test]
fn control_codes_of_standard_error_are_not_shown() {
    let said = Scratch::new(SAMPLE).check("printf '\\033[2J\\ttab\\a' >&2; exit 1", LIMIT);
    let said = said.unwrap_err().to_string();
    assert!(said.contains("standard error:\n  \u{fffd}[2J\ttab\u{fffd}\n"), "{said:?}");
}

#[test]
fn standard_error_is_shown() {
    let check =
        |script: &str, limit| Scratch::new(SAMPLE).check(script, limit).unwrap_err().to_string();
    let said = "standard error:\n  x = 3\n  y = 4\n";
    for end in ["echo first", "echo first; echo second; exit 3", "exec sleep 100"] {
        let script = format!("echo 'x = 3' >&2; echo 'y = 4' >&2; {end}");
        let wrong = check(&script, Duration::from_millis(300));
        assert!(wrong.ends_with(said), "{wrong}");
    }
    // Of much the last is shown too, which is the panic; what Rust then advises is of no use here.
    let loud = "seq 200000 >&2; echo \"thread 'main' has overflowed its stack\" >&2; \
                echo 'note: run with `RUST_BACKTRACE=1`' >&2; kill -ABRT $$";
    let loud = check(loud, LIMIT);
    assert!(loud.starts_with("a stack overflow (signal: 6"), "{loud}");
    assert!(
        loud.contains("standard error:\n  1\n  2\n") && loud.contains(" lines ...\n"),
        "{loud}"
    );
    assert!(loud.ends_with("  200000\n  thread 'main' has overflowed its stack\n"), "{loud}");
    assert!(loud.lines().count() < 40, "{loud}");
}

#[test]
fn a_program_that_takes_too_long_is_stopped() {
    let start = Instant::now();
    let late = Scratch::new(SAMPLE)
        .check("exec sleep 100", Duration::from_millis(200))
        .unwrap_err()
        .to_string();
    assert_eq!(late, "still running after 0.2 s");
    assert!(start.elapsed() < Duration::from_secs(50), "it was waited for");
}

#[test]
fn a_program_that_prints_for_ever_is_stopped() {
    let limits = Limits { output: 1 << 20, ..Limits::default() };
    let start = Instant::now();
    let report = Scratch::new(SAMPLE).judge("exec yes", limits).unwrap();
    assert_eq!(report.verdict, Verdict::OutputLimitExceeded);
    assert_eq!(report.details, "it printed more than 1024 KiB");
    let on_stderr = Limits { time: Duration::from_millis(300), ..limits };
    let report = Scratch::new(SAMPLE).judge("exec yes >&2", on_stderr).unwrap();
    assert_eq!(report.verdict, Verdict::TimeLimitExceeded);
    assert!(start.elapsed() < Duration::from_secs(9), "it was waited for");
    // What ends by itself at once may still have printed too much.
    let report = Scratch::new(SAMPLE).judge("head -c 1048577 /dev/zero", limits).unwrap();
    assert_eq!(report.verdict, Verdict::OutputLimitExceeded);
}

#[test]
#[cfg(target_os = "linux")]
fn a_program_that_takes_all_memory_is_stopped() {
    let limits = Limits { memory: 50 << 20, ..Limits::default() };
    // `tail` keeps a line as long as the input.
    let report = Scratch::new(SAMPLE).judge("exec tail -n 1 /dev/zero", limits).unwrap();
    assert_eq!(report.verdict, Verdict::MemoryLimitExceeded);
    assert!(report.details.ends_with(" KiB, more than 51200 KiB"), "{}", report.details);
    assert!(report.peak > 50 << 20 && report.peak < 1 << 30, "{}", report.peak);
}

/// Each has the stack that it is to have, whatever others have that start at the same time; the caller's, if none.
#[test]
fn a_program_has_the_judges_stack() {
    let scratch = Scratch::new(&[("sample.in", "")]);
    let program = scratch.0.path().join("program");
    crate::script::write(&program, "ulimit -s");
    let of = |stack| {
        let limits = Limits { stack, ..Limits::default() };
        let run = verdicts::process::run(&mut Command::new(&program), Stdio::null(), limits);
        String::from_utf8(run.unwrap().stdout).unwrap().trim().to_owned()
    };
    let own = of(None);
    let work = |stack: Option<u64>, expected: &str| {
        for _ in 0..30 {
            assert_eq!(of(stack), expected);
        }
    };
    thread::scope(|scope| {
        scope.spawn(|| work(Some(64 << 20), "65536"));
        scope.spawn(|| work(Some(48 << 20), "49152"));
        // A program's arguments need some.
        scope.spawn(|| work(Some(1 << 10), "8192"));
        scope.spawn(|| work(None, &own));
    });
}

/// Linux counts what the caller had when it started the program as the program's.
#[test]
fn a_program_has_not_what_the_judge_has() {
    let had = vec![1u8; 80 << 20];
    let limits = Limits { memory: 50 << 20, ..Limits::default() };
    let report = Scratch::new(SAMPLE).judge("echo first; echo second", limits).unwrap();
    assert_eq!((report.verdict, had[1 << 20]), (Verdict::Accepted, 1), "{}", report.details);
    assert!(report.peak <= 50 << 20, "{}", report.peak);
}

#[test]
fn failures_have_names() {
    let cause = |script: &str| Scratch::new(SAMPLE).check(script, LIMIT).unwrap_err().to_string();
    assert!(cause("exit 101").starts_with("a panic (exit status: 101)"));
    assert!(cause("kill -SEGV $$").starts_with("a stack overflow, or an access outside of memory"));
    let overflow = "echo \"thread 'main' has overflowed its stack\" >&2; kill -ABRT $$";
    assert!(cause(overflow).starts_with("a stack overflow (signal: 6"), "{}", cause(overflow));
    let overflow = "echo 'error: stack overflow' >&2; exit 139";
    assert!(cause(overflow).starts_with("a stack overflow (exit status: 139)"));
    assert!(cause("exit 1").starts_with("exit status: 1"), "{}", cause("exit 1"));
    let memory = "echo 'memory allocation of 9 bytes failed' >&2; kill -ABRT $$";
    let report = Scratch::new(SAMPLE).judge(memory, Limits::default()).unwrap();
    assert_eq!(report.verdict, Verdict::MemoryLimitExceeded);
    let details = " KiB, and more than 1048576 KiB was asked for\nstandard error:\n  memory allocation \
                   of 9 bytes failed\n";
    assert!(report.details.ends_with(details), "{}", report.details);
}

#[test]
fn a_last_newline_has_a_hint() {
    let scratch = Scratch::new(SAMPLE);
    let missing = scratch.check("printf 'first\\nsecond'", LIMIT).unwrap_err().to_string();
    let flag = "; the last newline is missing: if the judge ignores that, add `--ignore-spaces=ends`, or \
                `ignore-spaces = \"ends\"` to ";
    assert!(missing.contains(flag), "{missing}");
    let without = Scratch::new(&[("sample.in", ""), ("sample.out", "1")]);
    let more = without.check("echo 1", LIMIT).unwrap_err().to_string();
    assert!(more.contains("`--ignore-spaces=ends`"), "{more}");
    let other = scratch.check("echo first", LIMIT).unwrap_err().to_string();
    assert!(!other.contains("newline"), "{other}");
}

#[test]
fn what_lives_on_is_not_waited_for() {
    let start = Instant::now();
    let right = "sleep 10 & echo first; echo second";
    assert_eq!(Scratch::new(SAMPLE).check(right, LIMIT), Ok(()));
    assert!(start.elapsed() < Duration::from_secs(9), "it was waited for");
}

/// What a program that is stopped has started ends with it, however deep.
#[test]
#[cfg(target_os = "linux")]
fn what_a_stopped_program_has_started_ends() {
    let scratch = Scratch::new(SAMPLE);
    let folder = scratch.0.path().display();
    let deep = format!("cd {folder}; sleep 1000 & sh -c 'sleep 1001 & wait' & wait");
    let late = scratch.check(&deep, Duration::from_millis(300)).unwrap_err().to_string();
    assert_eq!(late, "still running after 0.3 s");
    let is_in = |process: &std::path::Path| {
        fs::read_link(process.join("cwd")).is_ok_and(|cwd| cwd.starts_with(scratch.0.path()))
    };
    let running = || {
        let processes = fs::read_dir("/proc").unwrap().flatten().map(|entry| entry.path());
        processes.filter(|process| is_in(process)).count()
    };
    // Killed, they still have to be taken from the table.
    let start = Instant::now();
    while running() > 0 {
        assert!(start.elapsed() < Duration::from_secs(9), "{} processes live on", running());
    }
}

#[test]
fn bad_input_must_be_refused() {
    let scratch = Scratch::new(BAD);
    let check = |script| scratch.check(script, LIMIT);
    assert_eq!(check("echo first; echo '`x` is no u64' >&2; exit 1"), Ok(()));
    let accepted = check("echo first; echo '`x` is no u64' >&2").unwrap_err().to_string();
    assert!(accepted.contains("exit status 0"), "{accepted}");
    let unclear = check("echo first; echo '`x` is bad' >&2; exit 1").unwrap_err().to_string();
    assert!(
        unclear.contains("standard error does not contain \"u64\"\nstandard error:\n  `x` is bad"),
        "{unclear}"
    );
    let lost = check("echo '`x` is no u64' >&2; exit 1").unwrap_err().to_string();
    assert!(lost.contains("-    1 | first\\n"), "{lost}");
}

#[test]
fn some_judges_call_answers_ans() {
    let files = [("sample.in", "1\n"), ("sample.ans", "2\n")];
    let scratch = Scratch::new(&files);
    assert_eq!(scratch.check("echo 2", LIMIT), Ok(()));
    assert!(scratch.check("echo 3", LIMIT).is_err());
    let both = Scratch::new(&[&files[..], &[("sample.out", "3\n")]].concat());
    let said = both.check("echo 2", LIMIT).unwrap_err().to_string();
    assert!(said.ends_with(" are both the answer: delete one"), "{said}");
    // It is no matter of the others.
    let more = [&files[..], &[("sample.out", "3\n"), ("other.in", ""), ("other.out", "")]].concat();
    let more = Scratch::new(&more);
    let all = Fixtures::in_folder(&more.0.path().join("fixtures")).unwrap();
    assert_eq!(all.len(), 2);
    crate::script::write(&more.0.path().join("program"), "true");
    assert_eq!(all[0].check(&more.0.path().join("program"), Limits::default()), Ok(()));
}

/// Beside a program, what a compiler made is no fixture; nor is what an archive has of another system.
#[test]
fn what_only_looks_like_a_fixture_is_passed_over() {
    let names = |files: &[(&str, &str)]| {
        let scratch = Scratch::new(files);
        let fixtures = Fixtures::in_folder(&scratch.0.path().join("fixtures"));
        fixtures.map(|all| all.iter().map(|one| one.name.clone()).collect::<Vec<_>>().join(" "))
    };
    let files = [("a.out", "ELF"), ("._a.in", ""), ("._1.out", ""), ("1.in", "1"), ("2.in", "2")];
    assert_eq!(names(&files).unwrap(), "1 2 a");
    assert_eq!(names(&[&files[..], &[("sum.rs", "")]].concat()).unwrap(), "1 2");
    assert!(names(&[("sum.rs", ""), ("a.out", "")]).is_err());
}

#[test]
fn names_are_in_the_order_of_numbers() {
    let names = ["10", "9", "a-10-2", "a-9-10", "a-9-9", "b", "a", "a-09", "007"];
    let files: Vec<(String, &str)> = names.iter().map(|name| (format!("{name}.in"), "")).collect();
    let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (&**name, *text)).collect();
    let scratch = Scratch::new(&files);
    let all = Fixtures::in_folder(&scratch.0.path().join("fixtures")).unwrap();
    let all: Vec<&str> = all.iter().map(|fixture| &*fixture.name).collect();
    assert_eq!(all, ["007", "9", "10", "a", "a-09", "a-9-9", "a-9-10", "a-10-2", "b"]);
}

/// It is run, and that is not to be taken for an answer that was right.
#[test]
fn an_input_without_an_answer_is_run() {
    let scratch = Scratch::new(&[(
        "random.in",
        "5
",
    )]);
    let ran = scratch.judge("read n; echo $n", Limits::default()).unwrap();
    assert_eq!(
        (ran.verdict, &*ran.details, &*ran.output),
        (
            Verdict::Unjudged,
            "",
            &b"5
"[..]
        )
    );
    let failed = scratch.judge("exit 1", Limits::default()).unwrap();
    assert_eq!(failed.verdict, Verdict::RuntimeError);
}

#[test]
fn small_inputs_are_shown() {
    let wrong = |input: &str| {
        let scratch = Scratch::new(&[
            ("sample.in", input),
            (
                "sample.out",
                "1
",
            ),
        ]);
        scratch.check("echo 2; echo 3 >&2", LIMIT).unwrap_err().to_string()
    };
    let shown = wrong(
        "4

5",
    );
    assert!(
        shown.ends_with(
            "
input:
  4
  
  5
standard error:
  3
"
        ),
        "{shown}"
    );
    assert!(
        !wrong(
            &"1
"
            .repeat(11)
        )
        .contains("input:")
    );
    assert!(!wrong(&"1 ".repeat(1000)).contains("input:"));
}

#[test]
fn missing_files_are_named() {
    let none = Scratch::new(&[("sample.out", "1\n")]).check("true", LIMIT).unwrap_err().to_string();
    assert!(none.contains("sample.out has no input: add sample.in, or delete"), "{none}");
    let ran = Scratch::new(&[("sample.in", "1\n")]);
    let fixture = &Fixtures::in_folder(&ran.0.path().join("fixtures")).unwrap()[0];
    let no_output = fixture.check("/bin/true".as_ref(), Limits::default()).unwrap_err().to_string();
    assert!(no_output.contains("sample.in has no sample.out; put the exact output"), "{no_output}");
    let no_files = Scratch::new(&[("readme", "")]);
    let none = Fixtures::in_folder(&no_files.0.path().join("fixtures")).unwrap_err().to_string();
    assert!(none.ends_with("fixtures: there are no fixtures among readme; put NAME.in and NAME.out there, an input and its exact output"), "{none}");
}

/// To the byte.
fn exact(expected: &[u8], actual: &[u8]) -> Result<(), Wrong> {
    Rule::default().compare(expected, actual)
}

#[test]
fn a_long_diff_is_cut() {
    let long = |word: &str| word.repeat(200) + "\n" + &format!("{word}\n").repeat(1000);
    let message = exact(long("a").as_bytes(), long("b").as_bytes()).unwrap_err().details;
    assert!(message.lines().count() < 50 && message.lines().all(|line| line.len() < 150));
    assert!(message.ends_with("... 1001 of 1001 lines are different\n"), "{message}");
}

fn wrong(expected: &str, printed: &str) -> (Verdict, String) {
    let wrong = exact(expected.as_bytes(), printed.as_bytes()).unwrap_err();
    (wrong.verdict, wrong.details)
}

#[test]
fn both_sides_of_each_difference_are_shown() {
    let start = "wrong output (- expected, + printed):\n";
    for lines in [50, 200_000] {
        let (_, details) = wrong(&"YES\n".repeat(lines), &"Yes\n".repeat(lines));
        let first = "-    1 | YES\\n\n+    1 | Yes\\n\n-    2 | YES\\n\n+    2 | Yes\\n\n";
        assert!(details.starts_with(&format!("{start}{first}")), "{details}");
        let end =
            format!("\n... {lines} of {lines} lines are different\nonly the case of letters ");
        assert!(details.contains(&end) && details.lines().count() == 43, "{details}");
    }
    // A line too many, far behind the first: nothing else is different.
    let numbers =
        |missing: u32| (1..=100_000).filter(move |n| *n != missing).map(|n| format!("{n}\n"));
    let (expected, printed) = (numbers(5000).collect::<String>(), numbers(0).collect::<String>());
    let (_, details) = wrong(&expected, &printed);
    let extra = " 4999 | 4999\\n\n+ 5000 | 5000\\n\n  5000 | 5001\\n\n";
    assert!(details.contains(extra) && details.matches("\n-").count() == 0, "{details}");
    assert_eq!(details.lines().count(), 8, "{details}");
}

#[test]
fn the_difference_within_a_long_line_is_shown() {
    let line = |n: u32| (1..5000).map(|i| if i == n { "7 " } else { "3 " }).collect::<String>();
    let (_, details) = wrong(&(line(0) + "\n"), &(line(4000) + "\n"));
    let shown: Vec<&str> = details.lines().collect();
    assert_eq!(shown.len(), 3);
    assert!(shown[1].starts_with("-    1 | ...3 3 ") && !shown[1].contains('7'), "{details}");
    assert!(shown[2].starts_with("+    1 | ...3 3 ") && shown[2].contains(" 7 3 "), "{details}");
}

#[test]
fn line_ends_of_fixtures_count_nothing_and_blanks_are_named() {
    assert_eq!(exact(b"1\r\n2\r\n", b"1\n2\n"), Ok(()));
    assert_eq!(exact(b"1\r\n2\r\n", b"1\r\n2\r\n"), Ok(()));
    for (expected, printed, place, whose, level) in [
        (
            "1 2 \r\n3\r\n",
            "1 2\n3\n",
            "at the end of lines",
            "; lines of the fixture end with blanks",
            "ends",
        ),
        (
            "1 2\t\n3\n",
            "1 2\n3\n",
            "at the end of lines",
            "; lines of the fixture end with blanks",
            "ends",
        ),
        ("1\n", "1\r\n", "at the end of lines", "; printed lines end with blanks", "ends"),
        ("1\n", "1\n\n", "at the end of lines or of the output", "", "ends"),
        ("1 2\n", "1\n2\n", "in where lines end", "", "words"),
        ("1\n2\n", "1\n\n2\n", "in blank lines", "", "filled-lines"),
        ("1 \n2 3\n", "1 \n2  3\n", "between the words of a line", "", "lines"),
    ] {
        let (verdict, details) = wrong(expected, printed);
        let hint = format!("only white space differs, {place}");
        assert!(details.contains(&hint) && details.contains(&format!("{whose}: if")), "{details}");
        assert!(details.contains(&format!("`--ignore-spaces={level}`, or")), "{details}");
        assert_eq!(verdict, Verdict::PresentationError, "{expected:?}");
    }
}
