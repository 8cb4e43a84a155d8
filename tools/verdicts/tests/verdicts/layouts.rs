//! Fixtures as other tools lay them out.

use std::fs;
use std::path::Path;
use std::process::Command;
use tempfile::TempDir;
use verdicts::comparison::Overrides;
use verdicts::{Fixtures, Limits, Verdict, layouts};

/// An input `1` and an answer `2`, by their paths, and what the fixture is called.
const ROWS: [(&str, &str, &str); 22] = [
    ("fixtures/sample.in", "fixtures/sample.out", "sample"),
    ("test/sample-1.in", "test/sample-1.out", "sample-1"),
    ("tests/1.in", "tests/1.out", "1"),
    ("tests/sample-1.in", "tests/sample-1.out", "sample-1"),
    ("testcases/1.in", "testcases/1.ans", "1"),
    ("sample/1.in", "sample/1.ans", "1"),
    ("in_1.txt", "out_1.txt", "1"),
    ("tests/in_12.txt", "tests/out_12.txt", "12"),
    ("in/random_01.txt", "out/random_01.txt", "random_01"),
    ("in/killer", "out/killer", "killer"),
    ("in/max.00.in", "out/max.00.out", "max.00"),
    ("tests/in/a.in", "tests/out/a.out", "a"),
    ("1.in", "1.out", "1"),
    ("tests/input1.txt", "tests/output1.txt", "1"),
    ("input.txt", "output.txt", "input"),
    ("input/input00.txt", "output/output00.txt", "00"),
    ("in2.txt", "out2.txt", "2"),
    ("tests/in.txt", "tests/out.txt", "input"),
    ("sum.in.1", "sum.out.1", "sum-1"),
    ("sum.in.2b", "sum.out.2b", "sum-2b"),
    ("tests/01", "tests/01.a", "01"),
    ("tests/100", "tests/100.a", "100"),
];

fn write(folder: &Path, file: &str, text: &str) {
    let path = folder.join(file);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, text).unwrap();
}

#[test]
fn each_is_read_where_it_lies() {
    for (input, answer, name) in ROWS {
        let folder = TempDir::new().unwrap();
        write(folder.path(), input, "1\n");
        write(folder.path(), answer, "2\n");
        // What else lies there.
        write(folder.path(), "main.rs", "");
        write(folder.path(), "tests/judging.rs", "");
        write(folder.path(), "a.out", "ELF");
        let place = layouts::folder(folder.path()).expect(input);
        let fixtures = Fixtures::in_folder(&place).expect(input);
        assert_eq!(fixtures.iter().map(|one| &*one.name).collect::<Vec<_>>(), [name], "{input}");
        let judged = |script: &str| {
            let mut program = Command::new("sh");
            program.args(["-c", script]);
            fixtures[0].judge(&mut program, Limits::default()).expect(input).verdict
        };
        assert_eq!(judged("read n; echo $((n + 1))"), Verdict::Accepted, "{input}");
        assert_eq!(judged("read n; echo $n"), Verdict::WrongAnswer, "{input}");
        fs::remove_file(folder.path().join(input)).unwrap();
        let names = Fixtures::in_folder(&place).map(|all| all[0].name.clone());
        let is_beside = place == folder.path();
        assert_eq!(
            names.ok().as_deref(),
            (!is_beside && !input.starts_with("tests")).then_some(name)
        );
    }
}

/// Pairs of all forms are fixtures, of the same name too.
#[test]
fn forms_may_be_mixed() {
    let folder = TempDir::new().unwrap();
    for (input, answer) in [
        ("input1.txt", "output1.txt"),
        ("in1.txt", "out1.txt"),
        ("1.in", "1.out"),
        ("in2.txt", "out2.txt"),
        ("in_2.txt", "out_2.txt"),
        ("in/2.txt", "out/2.txt"),
        ("3.in", "3.ans"),
    ] {
        write(folder.path(), input, input);
        write(folder.path(), answer, input);
    }
    let fixtures = Fixtures::in_folder(folder.path()).unwrap();
    let names: Vec<_> = fixtures.iter().map(|one| &*one.name).collect();
    assert_eq!(names, ["1", "3", "in1", "in2", "in/2", "in_2", "input1"]);
    for fixture in fixtures {
        let report = fixture.judge(&mut Command::new("cat"), Limits::default()).unwrap();
        assert_eq!(report.verdict, Verdict::Accepted, "{}", fixture.name);
    }
}

/// Those with an answer go before those without.
#[test]
fn the_first_folder_that_has_answers() {
    let folder = TempDir::new().unwrap();
    write(folder.path(), "fixtures/only.in", "");
    write(folder.path(), "samples/1.in", "");
    assert_eq!(layouts::folder(folder.path()), Some(folder.path().join("fixtures")));
    write(folder.path(), "1.in", "");
    write(folder.path(), "1.out", "");
    assert_eq!(layouts::folder(folder.path()), Some(folder.path().to_owned()));
    write(folder.path(), "samples/1.out", "");
    assert_eq!(layouts::folder(folder.path()), Some(folder.path().join("samples")));
}

/// The folder that has fixtures goes before one that has none.
#[test]
fn the_first_folder_that_has_any() {
    let folder = TempDir::new().unwrap();
    assert_eq!(layouts::folder(folder.path()), None);
    write(folder.path(), "tests/cli.rs", "");
    assert_eq!(layouts::folder(folder.path()), None);
    write(folder.path(), "1.in", "");
    assert_eq!(layouts::folder(folder.path()), Some(folder.path().to_owned()));
    write(folder.path(), "samples/1.in", "");
    assert_eq!(layouts::folder(folder.path()), Some(folder.path().join("samples")));
}

/// What is absolutely near is not always relatively near.
#[test]
fn both_tolerances() {
    for (float, right, printed, is_near) in [
        ([1e-2, 0.0], "1000.0\n", "1000.009\n", true),
        ([1e-2, 0.0], "1000.0\n", "1001.0\n", false),
        ([0.0, 1e-2], "1000.0\n", "1001.0\n", true),
        ([0.0, 1e-2], "0.001\n", "0.002\n", false),
    ] {
        let overrides = Overrides { float: Some(float), ..Overrides::default() };
        let comparison = overrides.comparison(&[Path::new(".")], &Overrides::default()).unwrap();
        let [right, printed] = [right, printed].map(str::as_bytes);
        let compared =
            comparison.compare(verdicts::Text::Held(b""), printed, verdicts::Text::Held(right));
        assert_eq!(compared.unwrap().is_ok(), is_near, "{float:?}");
    }
}
