//! `cargo judge gen --max`: the largest inputs, judged and kept.
#![cfg(unix)]

use crate::project::{DOUBLE, Project};

/// Makes a number of each kind, of which the upper one has the most digits.
const GENERATOR: &str = "fn main() {
    let kind = std::env::args().nth(2).unwrap();
    println!(\"{}\", if kind == \"upper\" { 1000 } else { 7 });
}
";

fn project(solution: &str) -> Project {
    let project = Project::new(solution);
    project.write("brute.rs", DOUBLE);
    project.write("gen.rs", GENERATOR);
    project
}

/// The solution, which takes long for a number above 999.
fn slow() -> String {
    DOUBLE.replace(
        "    println!",
        "    let millis = if line.len() > 4 { 300 } else { 0 };
    std::thread::sleep(std::time::Duration::from_millis(millis));
    println!",
    )
}

#[test]
fn the_largest_inputs_are_judged_and_kept() {
    let project = project(&slow());
    let (printed, _) = project.passes(&["gen", "double", "--max"]);
    let starts: Vec<&str> = printed.lines().map(|line| line.split("  ").next().unwrap()).collect();
    // Those that are the same are there once.
    assert_eq!(starts, ["ran lower", "ran upper", "0 of 2 accepted, 2 without an answer"]);
    let (printed, _) = project.passes(&["gen", "double", "--max", "--keep", "long"]);
    assert!(printed.ends_with("the answer is that of the brute force\n"), "{printed}");
    assert_eq!(
        ["in", "out"].map(|end| project.read(&format!("fixtures/long.{end}"))),
        ["1000\n", "2000\n"]
    );
    let (_, error) = project.fails(&["gen", "double", "--max", "--keep", "long"]);
    assert!(error.contains("is there already; take another name"), "{error}");
}

#[test]
fn an_answer_that_nobody_has_checked_is_said() {
    let project = project(&slow());
    project.write("brute.rs", "fn main() { eprintln!(\"too large\"); std::process::exit(1) }");
    let (printed, _) = project.passes(&["gen", "double", "--max", "--keep", "long"]);
    let whose = "the answer is the solution's own, which shows its time and no mistake; the brute force does not take it: ";
    assert!(printed.contains(whose) && printed.contains("too large"), "{printed}");
    assert_eq!(project.read("fixtures/long.out"), "2000\n");
    // What the brute force answers otherwise is kept as it says.
    project.write("brute.rs", &DOUBLE.replace("2 *", "3 *"));
    let (printed, _) = project.fails(&["gen", "double", "--max", "--keep", "wrong"]);
    assert!(printed.contains("WA: the brute force answers otherwise"), "{printed}");
    assert_eq!(project.read("fixtures/wrong.out"), "3000\n");
}

#[test]
fn what_fails_on_them_is_shown() {
    let project =
        project(&DOUBLE.replace("    println!", "    assert!(line.len() < 5);\n    println!"));
    let (printed, _) = project.fails(&["gen", "double", "--max"]);
    assert!(printed.contains("\nRE  upper "), "{printed}");
    let (_, error) = project.fails(&["gen", "double", "--max", "n<=5"]);
    assert!(error.contains("--max takes no LIMITS: it uses those in gen.rs"), "{error}");
    let (_, error) = project.fails(&["gen", "double"]);
    assert!(error.contains("give the statement's limits, as 'n<=10^6', or --max"), "{error}");
    project.write("gen.rs", "fn main() { panic!(\"no such kind\") }");
    let (_, error) = project.fails(&["gen", "double", "--max"]);
    assert!(
        error.contains("the generator failed, `gen.rs 1 lower`: ")
            && error.contains("no such kind"),
        "{error}"
    );
}
