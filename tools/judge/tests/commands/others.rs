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
#[ignore = "slow: bundles twice"]
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
    let (_, said) = project.fails(&["test", "double", "--float=-1"]);
    assert_eq!(said, "error: -1 is no tolerance: it is a number from 0 on, as 1e-6\n");
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
    let said = "    the checker says: wrong answer\n    7 is odd\n    input:\n      21\n";
    assert!(printed.contains(said), "{printed}");
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
    assert!(printed.contains("    the interactor says: wrong answer\n    transcript (> by the program, < by the interactor):\n    > 1\\n\n    < no\\n\n"), "{printed}");
}
