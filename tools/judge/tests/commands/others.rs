//! Fixtures that other tools have made, and answers that are judged as the manifest or a flag says.
#![cfg(unix)]

use crate::project::{DOUBLE, Project};
use std::fs;
use std::os::unix::fs::PermissionsExt;

/// A project without fixtures of its own.
fn bare(source: &str) -> Project {
    let project = Project::new(source);
    fs::remove_dir_all(project.0.path().join("fixtures")).unwrap();
    project
}

#[test]
fn those_of_oj_are_read() {
    let project = bare(DOUBLE);
    project.write("test/sample-1.in", "21\n");
    project.write("test/sample-1.out", "42\n");
    project.write("test/sample-2.in", "4\n");
    project.write("test/sample-2.out", "9\n");
    let (printed, _) = project.fails(&["test"]);
    assert!(printed.starts_with("AC  sample-1 "), "{printed}");
    assert!(printed.contains("\nWA  sample-2 ") && printed.contains("-    1 | 9\\n"), "{printed}");
    project.passes(&["bundle", "--for", "cses", "-o", "a.rs", "--no-test"]);
    let (_, said) = project.fails(&["bundle", "--for", "cses"]);
    assert!(said.contains("the bundle fails fixture `sample-2`: WA"), "{said}");
}

/// As cargo-compete writes it.
const SUITE: &str = "---
type: Batch
timelimit: 2s
match: Lines

cases:
  - name: sample1
    in: |
      21
    out: |
      42
  - name: sample2
    in: 1
    out: 2
  - name: near
    in: |
      1
    out: |
      2.0000001
    match:
      Float:
        relative_error: ~
        absolute_error: 1e-6

extend:
  - type: Text
    path: \"./a\"
    in: /in/*.txt
    out: /out/*.txt
";

#[test]
#[ignore = "slow: builds several programs"]
fn those_of_cargo_compete_are_read() {
    let project = bare(DOUBLE);
    project.add_to_manifest(
        "[package.metadata.cargo-compete.bin]\ndouble = { alias = \"a\", problem = \"\" }\n",
    );
    project.write("testcases/a.yml", SUITE);
    project.write("testcases/b.yml", "type: Unsubmittable\n");
    project.write("testcases/a/in/1.txt", "5\n");
    project.write("testcases/a/out/1.txt", "10\n");
    project.write("testcases/a/in/2.txt", "5\n");
    let (printed, _) = project.fails(&["test"]);
    let verdicts: Vec<&str> = printed.lines().filter(|line| !line.starts_with(' ')).collect();
    let verdicts: Vec<String> =
        verdicts.iter().map(|line| line.split_whitespace().take(2).collect()).collect();
    assert_eq!(verdicts, ["AC1", "--2", "ACnear", "ACsample1", "ACsample2", "4of"], "{printed}");
    assert!(printed.contains("2.in has no 2.out"), "{printed}");
    project.passes(&["test", "double", "1", "near", "sample1", "sample2"]);
    // What is submitted is judged alike.
    fs::remove_file(project.0.path().join("testcases/a/in/2.txt")).unwrap();
    let (printed, _) = project.passes(&["test", "double", "--for", "cses"]);
    assert!(printed.ends_with("4 of 4 accepted\n"), "{printed}");
    project.passes(&["bundle", "--for", "cses"]);
    // A flag goes before what the file says.
    let (printed, _) = project.fails(&["test", "double", "near", "--ignore-spaces"]);
    assert!(printed.contains("    line 1: `2` for `2.0000001`\n"), "{printed}");
    let (printed, _) =
        project.fails(&["test", "double", "near", "--for", "cses", "--ignore-spaces"]);
    assert!(printed.contains("    line 1: `2` for `2.0000001`\n"), "{printed}");
}

#[test]
#[ignore = "slow: builds several programs"]
fn a_time_limit_and_a_checker_of_cargo_compete_count() {
    let project = bare("fn main() { loop {} }");
    let suite =
        "{type: Batch, timelimit: 300ms, match: Exact, cases: [{name: a, in: '', out: ''}]}";
    project.write("testcases/double.yml", suite);
    let (printed, _) = project.fails(&["test"]);
    assert!(
        printed.contains("TLE a ") && printed.contains("still running after 0.3 s"),
        "{printed}"
    );
    project.write("src/main.rs", "fn main() { println!(\"9\"); }");
    let cmd =
        r#"[ "$(cat "$INPUT") $(cat "$ACTUAL_OUTPUT") $(cat "$EXPECTED_OUTPUT")" = "7 9 8" ]"#;
    let suite = "{type: Batch, match: {Checker: {cmd: 'CMD', shell: Bash}}, cases: \
                 [{name: a, in: '7', out: '8'}, {name: b, in: '7', out: '7'}]}";
    project.write("testcases/double.yml", &suite.replace("CMD", cmd));
    let (printed, _) = project.fails(&["test"]);
    assert!(printed.contains("AC  a ") && printed.contains("WA  b "), "{printed}");
    assert!(printed.contains("    the checker says: wrong answer\n"), "{printed}");
}

#[test]
#[ignore = "slow: about a second"]
fn what_is_wrong_with_a_suite_is_said() {
    let project = bare(DOUBLE);
    let fails = |suite: &str, message: &str| {
        project.write("testcases/double.yml", suite);
        let (_, said) = project.fails(&["test"]);
        assert!(said.ends_with(message), "{said}");
    };
    fails(
        "type: Batch\nmatch: Wrong\n",
        "double.yml: match is no way to compare: Exact, SplitWhitespace, Lines, Float or Checker\n",
    );
    fails("type: Interactive\n", "the problem is interactive, and there are no cases\n");
    fails("type: Bach\n", "type is no type of a suite: Batch, Interactive or Unsubmittable\n");
    fails(
        "type: Batch\nmatch: Exact\ntime: 2s\n",
        "there is no key `time`; did you mean `timelimit`?\n",
    );
    fails(
        "type: Batch\nmatch: Exact\ntimelimit: soon\n",
        "timelimit is no time, as 2s or 1500ms\n",
    );
    fails("type: Batch\nmatch: Exact\ncases: [{out: 1}]\n", "cases[0]: `in` is missing\n");
    fails("type: Batch\nmatch: Exact\n", "double.yml: there are no cases\n");
    fails("type: [\n", "");
    fails(
        "type: Batch\nmatch: Exact\nextend: [{type: SystemTestCases}]\n",
        "only cargo-compete downloads SystemTestCases; take them out of `extend`\n",
    );
    fails(
        "type: Batch\nmatch: Exact\nextend: [{type: Text, path: ./a, in: '*.in', out: '*.out'}]\n",
        "testcases/./a: no file there is a case of `extend`\n",
    );
    fs::rename(
        project.0.path().join("testcases/double.yml"),
        project.0.path().join("testcases/other.yml"),
    )
    .unwrap();
    let (_, said) = project.fails(&["test"]);
    let message = "none of the YAML files is about the binary `double`; call one `double.yml`\n";
    assert!(said.ends_with(message), "{said}");
}

/// Accepts any even number, and says what it thinks of others.
const EVEN: &str = "#!/bin/sh
n=$(cat \"$2\")
[ $((n % 2)) = 0 ] && exit 0
echo \"$n is odd\" >&2
exit 1
";

fn make_executable(project: &Project, path: &str) {
    let path = project.0.path().join(path);
    fs::set_permissions(path, fs::Permissions::from_mode(0o755)).unwrap();
}

#[test]
#[ignore = "slow: builds several programs"]
fn the_manifest_says_how_answers_are_judged() {
    let project = Project::new(DOUBLE);
    project.write("fixtures/sample.out", "42.0000001");
    project.passes(&["test", "double", "--float", "1e-6"]);
    project.fails(&["test", "double", "--float", "1e-9"]);
    let (_, said) = project.fails(&["test", "double", "--float", "2"]);
    assert_eq!(said, "error: 2 is no tolerance: it is a number from 0 to below 1, as 1e-6\n");
    project.write("check", EVEN);
    make_executable(&project, "check");
    project.passes(&["test", "double", "--checker", "./check"]);
    project.add_to_manifest("[package.metadata.judge]\nchecker = \"./check\"\n");
    project.passes(&["test"]);
    fs::remove_file(project.0.path().join("fixtures/sample.out")).unwrap();
    project.passes(&["test", "--for", "cses"]);
    project.passes(&["bundle"]);
    project.write("src/main.rs", "fn main() { println!(\"7\"); }");
    let (printed, _) = project.fails(&["test"]);
    assert!(printed.contains("    the checker says: wrong answer\n    7 is odd\n"), "{printed}");
    let (_, said) = project.fails(&["bundle"]);
    assert!(
        said.contains("fails fixture `sample`: WA\nthe checker says: wrong answer\n7 is odd"),
        "{said}"
    );
    fs::remove_file(project.0.path().join("check")).unwrap();
    let (printed, _) = project.fails(&["test"]);
    assert!(
        printed.starts_with("--  sample\n    cannot start the checker `./check` in "),
        "{printed}"
    );
    project.add_to_manifest("float = 1e-6\n");
    let (_, said) = project.fails(&["test"]);
    assert!(said.contains("package.metadata.judge: a checker or an interactor decides"), "{said}");
}

#[test]
#[ignore = "slow: builds several programs"]
fn an_interactor_of_the_manifest_talks() {
    let source = "use std::io::stdin;
        fn main() {
            for guess in 1.. {
                println!(\"{guess}\");
                let mut answer = String::new();
                stdin().read_line(&mut answer).unwrap();
                if answer != \"no\\n\" { break; }
            }
        }";
    let project = Project::new(source);
    let interactor = "n=$(cat \"$1\"); while read guess; do [ $guess = $n ] && echo yes && exit 0; \
                      [ $guess -gt 30 ] && exit 1; echo no; done; exit 2";
    project.write("talk", &format!("#!/bin/sh\n{interactor}\n"));
    make_executable(&project, "talk");
    project.add_to_manifest("[package.metadata.judge]\ninteractor = \"./talk\"\n");
    project.passes(&["test"]);
    project.passes(&["test", "--for", "cses"]);
    project.write("fixtures/sample.in", "31\n");
    project.passes(&["test"]);
    project.write("fixtures/sample.in", "0\n");
    let (printed, _) = project.fails(&["test"]);
    assert!(printed.contains("    the interactor says: wrong answer\n    what was said (> by the program, < by the interactor):\n    > 1\\n\n    < no\\n\n"), "{printed}");
}
