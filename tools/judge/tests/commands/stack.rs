//! The stack is the judge's, wherever a solution runs.

use crate::project::{Project, command};
use crate::scratch::text;
use std::process::Command;

/// Counts down to 0 by recursion, 80 bytes or more a call.
const DEEP: &str = "fn depth(n: u64) -> u64 {
    let here = std::hint::black_box([n; 8]);
    if n == 0 { 0 } else { 1 + depth(here[0] - 1) }
}
fn main() {
    let input = std::io::read_to_string(std::io::stdin()).unwrap();
    println!(\"{}\", depth(input.trim().parse().unwrap()));
}
";

fn project() -> Project {
    let project = Project::new(DEEP);
    project.write("fixtures/sample.in", "1000000\n");
    project.write("fixtures/sample.out", "1000000\n");
    project
}

#[test]
fn recursion_is_as_deep_as_at_the_judge() {
    let project = project();
    for flags in [&["test"][..], &["test", "--for", "codeforces"]] {
        let (printed, _) = project.passes(flags);
        assert!(printed.starts_with("AC  sample "), "{printed}");
    }
    project.passes(&["bundle", "--for", "atcoder"]);
    // 96 MB do not fit into that.
    project.add_to_manifest("[package.metadata.judge]\nmemory-limit = 65536\n");
    let (printed, _) = project.fails(&["test"]);
    assert!(printed.starts_with("MLE") || printed.starts_with("RE"), "{printed}");
}

#[test]
fn a_build_to_debug_and_a_brute_force_have_it_too() {
    let project = project();
    let (printed, _) = project.passes(&["test", "--debug"]);
    assert!(printed.starts_with("AC  sample "), "{printed}");
    project.write("brute.rs", DEEP);
    project.write("gen.rs", "fn main() { println!(\"{}\", 200000 + std::env::args().nth(1).unwrap().len() + std::env::args().nth(2).unwrap().parse::<usize>().unwrap()); }");
    project.passes(&["stress", "--time", "0.5"]);
}

#[test]
fn recursion_without_an_end_is_a_stack_overflow() {
    let project = project();
    project.write("fixtures/sample.in", "18446744073709551615\n");
    project.add_to_manifest("[package.metadata.judge]\nmemory-limit = 262144\n");
    let (printed, _) = project.fails(&["test"]);
    assert!(printed.contains("stack"), "{printed}");
}

/// What the user, or the system, does not allow is said.
#[test]
fn a_stack_that_the_system_refuses_is_named() {
    let project = project();
    let judge = command(project.0.path(), &["test"]);
    let mut shell = Command::new("sh");
    shell.args(["-c", "ulimit -s 8192 && exec \"$@\"", "sh"]).arg(judge.get_program());
    shell.args(judge.get_args()).current_dir(project.0.path());
    shell.env("CARGO_TARGET_DIR", project.0.path().join("target"));
    let printed = text(&shell.output().unwrap().stdout);
    let why = "; its stack may have 1048576 KiB, but the system allows 8192 KiB (`ulimit -Hs`): raise that, as root \
               by `ulimit -s`\n";
    assert!(printed.starts_with("RE  sample ") && printed.contains(why), "{printed}");
}
