//! Tests as other tools have them: packages of judges, and documents of cargo-compete and cph, read where they lie.
#![cfg(unix)]

use crate::project::judge;
use crate::scratch::text;
use std::collections::BTreeMap;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use tempfile::TempDir;

/// A folder of files, of which scripts can be started.
fn folder(files: &[(&str, &str)]) -> TempDir {
    let folder = TempDir::with_prefix("a b").unwrap();
    for (name, text) in files {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, text).unwrap();
        if text.starts_with("#!") {
            fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
        }
    }
    folder
}

/// The programs of most problems here: one that is right, and one that is wrong.
const NEXT: &str = "sh -c 'read n; echo $((n + 1))'";
const SAME: &str = "sh -c 'read n; echo $n'";

/// What is printed, the verdict and the name of each test, and what is on standard error.
fn judged(place: &Path, arguments: &[&str]) -> (Vec<String>, String) {
    let output = judge(place, &[&["test"], arguments].concat());
    let printed = text(&output.stdout);
    let lines = printed
        .lines()
        .filter(|line| line.starts_with(|c: char| c.is_ascii_uppercase() || c == '-'));
    let rows = lines.map(|line| line.split_whitespace().take(2).collect::<Vec<_>>().join(" "));
    (rows.collect(), text(&output.stderr))
}

/// All files there, with what is in them.
fn files(place: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut all = BTreeMap::new();
    for entry in fs::read_dir(place).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            all.extend(files(&path));
        } else {
            all.insert(path.display().to_string(), fs::read(&path).unwrap());
        }
    }
    all
}

/// Judges a program by a package, in which nothing changes.
fn verdicts(package: &TempDir, program: &str) -> Vec<String> {
    let before = files(package.path());
    let elsewhere = TempDir::new().unwrap();
    let place = package.path().to_str().unwrap();
    let (rows, said) = judged(elsewhere.path(), &["--tests", place, "--program", program]);
    assert_eq!(files(package.path()), before);
    assert_eq!(said, "", "{rows:?}");
    rows
}

const DATA: [(&str, &str); 5] = [
    ("data/sample/1.in", "1\n"),
    ("data/sample/1.ans", "2\n"),
    ("data/secret/group/2.in", "5\n"),
    ("data/secret/group/2.ans", "6\n"),
    ("data/secret/README", ""),
];

/// The files of a package of Kattis.
fn kattis<'a>(more: &[(&'a str, &'a str)]) -> TempDir {
    folder(&[&DATA[..], more].concat())
}

#[test]
fn kattis_compares_tokens() {
    let package = kattis(&[("problem.yaml", "name: Next\nlimits:\n  time_limit: 1.5\n")]);
    assert_eq!(verdicts(&package, NEXT), ["AC sample/1", "AC secret/group/2"]);
    assert_eq!(verdicts(&package, SAME), ["WA sample/1", "WA secret/group/2"]);
    assert_eq!(verdicts(&package, "sleep 9"), ["TLE sample/1", "TLE secret/group/2"]);
    let of_flags = |flags: &str, answer: &str, printed: &str| {
        let yaml = format!("validation: default\nvalidator_flags: {flags}\n");
        let package = folder(&[
            ("problem.yaml", &yaml),
            ("data/secret/1.in", ""),
            ("data/secret/1.ans", answer),
        ]);
        verdicts(&package, &format!("printf '{printed}'")) == ["AC secret/1"]
    };
    assert!(of_flags("", "Yes No", "YES\\n\\nno"));
    assert!(!of_flags("case_sensitive", "Yes", "YES"));
    assert!(!of_flags("space_change_sensitive", "1 2", "1  2"));
    assert!(of_flags("float_tolerance 1e-2", "100", "100.9"));
    assert!(!of_flags("float_absolute_tolerance 1e-2", "100", "100.9"));
    assert!(of_flags("float_relative_tolerance 1e-2", "100", "100.9"));
    assert!(of_flags("float_absolute_tolerance 1e-2 float_relative_tolerance 1e-9", "1", "1.009"));
    let args = "output_validator_args: [float_tolerance, 1e-2]\n";
    let package = kattis(&[("problem.yaml", "type: pass-fail\n"), ("data/test_group.yaml", args)]);
    assert_eq!(verdicts(&package, "echo 2.01"), ["AC sample/1", "WA secret/group/2"]);
}

/// A validator is called as there, and may lie in a folder of its own; a source is compiled, elsewhere.
#[test]
fn kattis_has_validators() {
    let validator = "#!/bin/sh\nread answer < $2; read n\n[ $# = 4 ] && [ $4 = more ] || exit 1\n\
                     [ $n -ge $answer ] && exit 42; echo too small > $3judgemessage.txt; exit 43\n";
    let yaml = "validation: custom\nvalidator_flags: more\n";
    let package = kattis(&[("problem.yaml", yaml), ("output_validators/any/run", validator)]);
    assert_eq!(verdicts(&package, "echo 5"), ["AC sample/1", "WA secret/group/2"]);
    let source = "#include \"near.h\"\n#include <fstream>\n#include <iostream>\nint main(int, char **v) {\n\
                  int a, n; std::ifstream(v[2]) >> a; return std::cin >> n && near(a, n) ? 42 : 43; }\n";
    let header = "inline bool near(int a, int n) { return a == n || a == n + 1; }\n";
    let files = [
        ("problem.yaml", "problem_format_version: 2025-09\n"),
        ("output_validator/v.cpp", source),
        ("output_validator/near.h", header),
    ];
    let package = kattis(&files);
    assert_eq!(verdicts(&package, "echo 5"), ["WA sample/1", "AC secret/group/2"]);
    let talks =
        "#!/bin/sh\nread n < $1; echo $n; read m\n[ $m = $((n + 1)) ] && exit 42; exit 43\n";
    let package =
        kattis(&[("problem.yaml", "type: interactive\n"), ("output_validator/run", talks)]);
    // It may take a while after it is known to be right.
    let slow = "sh -c 'read n; echo $((n + 1)); sleep 0.5'";
    assert_eq!(verdicts(&package, slow), ["AC sample/1", "AC secret/group/2"]);
    assert_eq!(verdicts(&package, SAME), ["WA sample/1", "WA secret/group/2"]);
}

/// A package of Polygon, with that checker.
fn polygon(checker: &str) -> TempDir {
    let xml = format!(
        "<?xml version=\"1.0\"?>\n<problem><judging input-file=\"\" output-file=\"\">\n<testset name=\"pretests\"/>\n\
         <testset name=\"tests\"><time-limit>1500</time-limit><memory-limit>268435456</memory-limit>\n\
         <test-count>2</test-count><input-path-pattern>tests/%02d</input-path-pattern>\n\
         <answer-path-pattern>tests/%02d.a</answer-path-pattern></testset></judging>\n<assets>{checker}</assets></problem>"
    );
    let check = "#include <fstream>\nint main(int, char **v) {\n\
                 int a, n; std::ifstream(v[3]) >> a; return std::ifstream(v[2]) >> n && n >= a ? 0 : 1; }\n";
    folder(&[
        ("problem.xml", &xml),
        ("tests/01", "1\n"),
        ("tests/01.a", "2\n"),
        ("tests/02", "5\n"),
        ("tests/02.a", "6\n"),
        ("files/check.cpp", check),
    ])
}

#[test]
fn polygon_has_a_checker() {
    let known = |name: &str| polygon(&format!("<checker name=\"std::{name}.cpp\"/>"));
    assert_eq!(verdicts(&known("wcmp"), NEXT), ["AC 01", "AC 02"]);
    assert_eq!(verdicts(&known("wcmp"), "echo 2.00001"), ["WA 01", "WA 02"]);
    assert_eq!(verdicts(&known("rcmp4"), "echo 2.00001"), ["AC 01", "WA 02"]);
    assert_eq!(verdicts(&known("rcmp9"), "echo 2.00001"), ["WA 01", "WA 02"]);
    assert_eq!(verdicts(&known("lcmp"), "sleep 9"), ["TLE 01", "TLE 02"]);
    let own = polygon("<checker><source path=\"files/check.cpp\"/></checker>");
    assert_eq!(verdicts(&own, "echo 3"), ["AC 01", "WA 02"]);
    let missing = polygon("");
    fs::remove_file(missing.path().join("tests/02.a")).unwrap();
    assert!(
        refused(&missing)
            .contains("problem.xml, line 4: tests/02.a is not there: doall.sh makes it")
    );
}

/// What is said of a package that is refused.
fn refused(package: &TempDir) -> String {
    let elsewhere = TempDir::new().unwrap();
    let place = package.path().to_str().unwrap();
    let output = judge(elsewhere.path(), &["test", "--tests", place, "--program", NEXT]);
    assert!(!output.status.success() && output.stdout.is_empty(), "{}", text(&output.stdout));
    text(&output.stderr)
}

#[test]
fn dmoj_has_batches_and_checkers() {
    let with = |checker: &str| {
        let yaml = format!(
            "test_cases:\n- {{in: 1.in, out: 1.out, points: 5}}\n- batched:\n  - {{in: 2.in}}\n  points: 9\n  out: 2.out\n{checker}"
        );
        folder(&[
            ("init.yml", &yaml),
            ("1.in", "1\n"),
            ("1.out", "2\n"),
            ("2.in", "5\n"),
            ("2.out", "6\n"),
        ])
    };
    assert_eq!(verdicts(&with(""), NEXT), ["AC 1", "AC 2-1"]);
    assert_eq!(verdicts(&with(""), "printf '\\n\\n 2 \\n'"), ["AC 1", "WA 2-1"]);
    assert_eq!(verdicts(&with("checker: identical\n"), "printf '2'"), ["PE 1", "WA 2-1"]);
    let floats = "checker:\n  name: floats\n  args: {precision: 2}\n";
    assert_eq!(verdicts(&with(floats), "echo 2.009"), ["AC 1", "WA 2-1"]);
    let package = with("archive: data.zip\n");
    fs::remove_file(package.path().join("2.in")).unwrap();
    let said = refused(&package);
    assert!(
        said.contains("init.yml, line 4: ")
            && said.ends_with("2.in is not there; data.zip is not read: unpack it there\n"),
        "{said}"
    );
}

#[test]
fn hydro_has_subtasks() {
    let files = [
        ("problem.yaml", "title: Next\n"),
        ("testdata/a1.in", "1\n"),
        ("testdata/a1.out", "2\n"),
        ("testdata/a2.in", "5\n"),
        ("testdata/a2.out", "6\n"),
    ];
    let with = |yaml: &str| folder(&[&files[..], &[("testdata/config.yaml", yaml)]].concat());
    let cases =
        "subtasks:\n- score: 50\n  time: 1500ms\n  cases:\n  - input: a2.in\n    output: a2.out\n";
    assert_eq!(verdicts(&with(cases), NEXT), ["AC 1-1"]);
    assert_eq!(verdicts(&with(cases), "sleep 9"), ["TLE 1-1"]);
    assert_eq!(
        verdicts(&with("time: 1s\nmemory: 256m\n"), "printf '2 \\n\\n'"),
        ["AC a1", "WA a2"]
    );
    assert_eq!(verdicts(&with("checker_type: strict\n"), "printf '2 \\n'"), ["PE a1", "WA a2"]);
    let of_testlib = "checker_type: testlib\nchecker: rcmp4\n";
    assert_eq!(verdicts(&with(of_testlib), "echo 2.00001"), ["AC a1", "WA a2"]);
    // Without a document, files as they lie.
    assert_eq!(verdicts(&folder(&files), NEXT), ["AC a1", "AC a2"]);
}

const SUITE: &str = "---\ntype: Batch\ntimelimit: 1s 500ms\nmatch: Lines\n\ncases:\n  - name: sample1\n    in: |\n      1\n    out: |\n      2\n\
                     extend:\n  - type: Text\n    path: \"./a\"\n    in: /in/*.txt\n    out: /out/*.txt\n";

#[test]
fn compete_has_suites_and_aliases() {
    let manifest = "[package]\nname = \"abc300\"\nedition = \"2021\"\n[[bin]]\nname = \"abc300-a\"\npath = \"src/bin/a.rs\"\n\
                    [[bin]]\nname = \"abc300-b\"\npath = \"src/bin/b.rs\"\n[package.metadata.cargo-compete.bin]\n\
                    abc300-a = { alias = \"a\", problem = \"https://atcoder.jp/contests/abc300/tasks/abc300_a\" }\n\
                    b = { name = \"abc300-b\", problem = \"https://atcoder.jp/contests/abc300/tasks/abc300_b\" }\n";
    let package = folder(&[
        ("Cargo.toml", manifest),
        ("src/bin/a.rs", "fn main() {}"),
        ("src/bin/b.rs", "fn main() {}"),
        ("testcases/a.yml", SUITE),
        ("testcases/a/in/big.txt", "5\n"),
        ("testcases/a/out/big.txt", "6\n"),
        (
            "testcases/b.yml",
            &SUITE.replace("Lines", "{Float: {absolute_error: 1e-2}}").replace("'a'", "'none'"),
        ),
    ]);
    let test = |name: &[&str], program: &str| {
        judged(package.path(), &[name, &["--program", program]].concat())
    };
    let accepted = vec!["AC sample1".to_owned(), "AC big".to_owned()];
    for name in
        [&["a"][..], &["abc300-a"], &["abc300", "--bin", "a"], &["abc300", "--bin", "abc300-a"]]
    {
        assert_eq!(test(name, NEXT), (accepted.clone(), String::new()), "{name:?}");
    }
    assert_eq!(test(&["a"], "sleep 9").0, ["TLE sample1", "TLE big"]);
    assert_eq!(test(&["b"], "echo 2.009").0, ["AC sample1", "WA big"]);
    let (_, said) = test(&["c"], NEXT);
    assert!(said.starts_with("error: there is no package `c`"), "{said}");
    // The page is that of the document.
    let output = judge(package.path(), &["submit", "abc300", "--bin", "a", "--no-test"]);
    let (printed, said) = (text(&output.stdout), text(&output.stderr));
    assert!(printed.contains("https://atcoder.jp/contests/abc300/"), "{printed}{said}");
}

#[test]
fn cph_has_samples_and_limits() {
    let prob = r#"{"name":"A \u00fc","url":"https://codeforces.com/contest/1194/problem/D","interactive":false,
        "memoryLimit":256,"timeLimit":1500,"tests":[{"id":1,"input":"1\n","output":"2\n"},{"input":"5\n","output":"6"}],
        "srcPath":"/elsewhere/a.rs","local":false}"#;
    let folder = folder(&[
        ("a.rs", "fn main() {}"),
        (".cph/.a.rs_0123.prob", prob),
        (".cph/.b.rs_4567.prob", "{}"),
    ]);
    let test = |program: &str| judged(folder.path(), &["a.rs", "--program", program]);
    assert_eq!(test(NEXT), (vec!["AC 1".to_owned(), "AC 2".to_owned()], String::new()));
    assert_eq!(test(SAME).0, ["WA 1", "WA 2"]);
    assert_eq!(test("sleep 9").0, ["TLE 1", "TLE 2"]);
    // Files of others that are only called so are no packages.
    for other in ["init.yml", "testdata/config.yaml"] {
        let path = folder.path().join(other);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, "hosts: all\n").unwrap();
    }
    // A fixture of one's own beside them counts too.
    fs::write(folder.path().join("own.in"), "7\n").unwrap();
    fs::write(folder.path().join("own.out"), "9\n").unwrap();
    assert_eq!(test(NEXT).0, ["AC 1", "AC 2", "WA own"]);
}

/// What is broken, or cannot be judged here, is refused with its file and line.
#[test]
fn broken_documents_are_refused() {
    let rows = [
        ("problem.yaml", "name: [\n", "problem.yaml, line 2: "),
        (
            "problem.yaml",
            "limits:\n  time_limit: soon\n",
            "problem.yaml, line 2: a number of seconds is expected",
        ),
        ("problem.yaml", "a: 1\ntype: multi-pass\n", "problem.yaml, line 2: only one run"),
        (
            "problem.yaml",
            "validator_flags: 'float_tolerance x'\n",
            "line 1: a number is expected after `float_tolerance`",
        ),
        (
            "problem.yaml",
            "validator_flags: loose\n",
            "line 1: the default validator has no flag `loose`",
        ),
        ("problem.yaml", "validation: custom\n", "there is no folder output_validator"),
        ("problem.xml", "<problem>\n<judging>\n</problem>\n", "problem.xml, line 3: "),
        ("problem.xml", "<problem>\n</problem>\n", "problem.xml, line 1: there is no <testset>"),
        (
            "problem.xml",
            "<problem>\n<testset><time-limit>x</time-limit></testset></problem>",
            "line 2: a number <time-limit> is expected",
        ),
        ("init.yml", "\ntest_cases:\n- {out: 1.out}\n", "init.yml, line 3: it has no `in`"),
        (
            "init.yml",
            "custom_judge: judge.py\n",
            "init.yml, line 1: a problem with `custom_judge` is judged by DMOJ alone",
        ),
        (
            "init.yml",
            "checker: linecount\ntest_cases: []\n",
            "line 1: the checker `linecount` is DMOJ's alone",
        ),
        (
            "testdata/config.yaml",
            "type: objective\n",
            "config.yaml, line 1: only the types default and interactive",
        ),
        (
            "testdata/config.yaml",
            "time: soon\n",
            "config.yaml, line 1: a time, as 1s or 500ms, is expected",
        ),
        (
            "testdata/config.yaml",
            "cases:\n- {input: 7.in}\n",
            "config.yaml, line 2: there is no file of `input`",
        ),
        (
            "testdata/config.yaml",
            "checker_type: lemon\n",
            "line 1: only checkers of testlib are called here",
        ),
    ];
    for (file, document, message) in rows {
        let said = refused(&kattis(&[(file, document)]));
        assert!(said.starts_with("error: ") && said.contains(message), "{document}{said}");
    }
    let broken = folder(&[
        ("a.yml", "type: Batch\nmatch: Near\n"),
        ("a.prob", "{\"tests\":\n[{\"output\":\"\"}]}"),
    ]);
    for (file, message) in [
        ("a.yml", "a.yml, line 2: Exact, Lines, "),
        ("a.prob", "a.prob, line 2: it has no `input`"),
        ("none", "none: there is no such folder"),
    ] {
        let (_, said) = judged(broken.path(), &["--tests", file, "--program", NEXT]);
        assert!(said.contains(message), "{said}");
    }
    let elsewhere = folder(&[("data.txt", ""), ("notes.md", "")]);
    assert!(
        refused(&elsewhere).contains("there are no fixtures among data.txt, notes.md; put NAME.in"),
        "{}",
        refused(&elsewhere)
    );
    let bomb = "a: ".to_owned() + &"[".repeat(100_000);
    assert!(refused(&kattis(&[("problem.yaml", &bomb)])).contains("problem.yaml, line 1: "));
}
