//! Each template starts a problem: copied into a scratch workspace and renamed, it builds and its
//! fixtures pass, and so does its brute force.

use std::fs;
use std::path::Path;
use tests::Limits;
use tests::fixture::Fixture;
use tests::scratch::{self, write};
use tests::workspace::{cargo, folders, name, root, run};

#[test]
fn every_template_starts_a_problem() {
    let target = scratch::target().unwrap();
    let scratch = target.join("tmp/templates");
    let problems = scratch.join("problems");
    write(&scratch.join("Cargo.toml"), &scratch::manifest("\"problems/*\"").unwrap()).unwrap();
    write(&scratch.join("Cargo.lock"), &read(&root().join("Cargo.lock"))).unwrap();

    let templates = folders(&root().join("templates"));
    assert!(!templates.is_empty(), "no templates");
    fs::create_dir_all(&problems).unwrap();
    for old in folders(&problems) {
        if !templates.iter().any(|template| name(&old) == problem_of(template)) {
            fs::remove_dir_all(old).unwrap();
        }
    }
    for template in &templates {
        let problem = problem_of(template);
        let rename = |text: String| {
            let named = text.replace("\"template\"", &format!("\"{problem}\""));
            named.replace("\"template-", &format!("\"{problem}-"))
        };
        copy(template, &problems.join(&problem), &rename);
    }
    let mut build = cargo();
    build
        .args(["build", "--quiet", "--offline", "--bins", "--all-features", "--target-dir"])
        .arg(target);
    let made = run(build.current_dir(&scratch));
    for problem in folders(&problems) {
        let program = made.programs.get(&name(&problem));
        let program = program.unwrap_or_else(|| panic!("{:?}\n{}", made.errors, made.said));
        let brute = &made.programs[&format!("{}-brute", name(&problem))];
        for fixture in Fixture::of_problem(&problem).unwrap() {
            for program in [program, brute] {
                let result = fixture.check(program, Limits::default());
                let program = program.display();
                assert!(result.is_ok(), "{program}, {}: {result:?}", fixture.name);
            }
        }
    }
    // The solution, the brute force, the generator.
    assert_eq!(made.programs.len(), 3 * templates.len());
}

/// What a template becomes.
fn problem_of(template: &Path) -> String {
    format!("from-{}", name(template))
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Copies a folder, every text changed by `change`.
fn copy(from: &Path, to: &Path, change: &dyn Fn(String) -> String) {
    for entry in fs::read_dir(from).unwrap() {
        let from = entry.unwrap().path();
        let to = to.join(name(&from));
        if from.is_dir() {
            copy(&from, &to, change);
        } else {
            write(&to, &change(read(&from))).unwrap();
        }
    }
}
