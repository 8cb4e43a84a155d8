//! Each template starts a problem: copied into a scratch workspace and renamed, it builds and its
//! fixtures pass.

use std::fs;
use std::path::Path;
use tests::Limits;
use tests::fixture::Fixture;
use tests::workspace::{cargo, folders, metadata, name, root, run};

#[test]
fn every_template_starts_a_problem() {
    let metadata = metadata(Some(&root().join("Cargo.toml"))).unwrap();
    let target = Path::new(metadata["target_directory"].as_str().unwrap());
    let scratch = target.join("tmp/templates");
    let problems = scratch.join("problems");
    write_if_new(&scratch.join("Cargo.toml"), &manifest());
    write_if_new(&scratch.join("Cargo.lock"), &read(&root().join("Cargo.lock")));

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
        let rename = |text: String| text.replace("\"template\"", &format!("\"{problem}\""));
        copy(template, &problems.join(&problem), &rename);
    }
    let mut build = cargo();
    build.args(["build", "--quiet", "--offline", "--bins", "--target-dir"]).arg(target);
    let made = run(build.current_dir(&scratch));
    for problem in folders(&problems) {
        let program = made.programs.get(&name(&problem));
        let program = program.unwrap_or_else(|| panic!("{:?}\n{}", made.errors, made.said));
        for fixture in Fixture::of_problem(&problem).unwrap() {
            let result = fixture.check(program, Limits::default());
            assert!(result.is_ok(), "{}::{}: {result:?}", name(&problem), fixture.name);
        }
    }
    assert_eq!(made.programs.len(), templates.len());
}

/// What a template becomes.
fn problem_of(template: &Path) -> String {
    format!("from-{}", name(template))
}

/// The manifest of the workspace with problems as its only members, and with the library where it is.
fn manifest() -> String {
    let text = read(&root().join("Cargo.toml"));
    let (before, rest) = text.split_once("members = [").expect("the workspace has members");
    let (_, after) = rest.split_once("]\n").expect("the list ends");
    let lib = root().join("lib").to_str().unwrap().escape_default().to_string();
    let text = format!("{before}members = [\"problems/*\"]\n{after}");
    text.replace("path = \"lib\"", &format!("path = \"{lib}\""))
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
            write_if_new(&to, &change(read(&from)));
        }
    }
}

/// Leaves a file that is right as it is, so that cargo need not build it again.
fn write_if_new(path: &Path, text: &str) {
    if fs::read_to_string(path).ok().as_deref() != Some(text) {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
}
