//! Each template starts a problem: copied into a scratch workspace and renamed, it builds, its fixtures pass, and on
//! every small case it agrees with its brute force.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use tests::scratch::{self, target, write};
use tests::workspace::{cargo, folders, name, root, run};
use tests::{Fixtures, Limits};

/// A workspace whose problems are all templates, with what compares brute forces under another name: the target folder is
/// that of this workspace.
fn scratch() -> &'static Path {
    static SCRATCH: OnceLock<PathBuf> = OnceLock::new();
    SCRATCH.get_or_init(|| {
        let scratch = target().unwrap().join("tmp/templates");
        let problems = scratch.join("problems");
        let manifest = scratch::manifest("\"problems/*\", \"brutes\", \"generators\"").unwrap();
        write(&scratch.join("Cargo.toml"), &manifest).unwrap();
        write(&scratch.join("Cargo.lock"), &read(&root().join("Cargo.lock"))).unwrap();
        for room in ["brutes", "generators"] {
            copy(&root().join("tests").join(room), &scratch.join(room), &|text| {
                let other = format!("name = \"{room}-of-templates\"");
                let text = text.replace(&format!("name = \"{room}\""), &other);
                let text = text.replace("[lib]\n", &format!("[lib]\nname = \"{room}\"\n"));
                let text = text.replace("BIN_EXE_brutes", "BIN_EXE_brutes-of-templates");
                let path = "path = \"../generators\"";
                let text =
                    text.replace(path, &format!("{path}, package = \"generators-of-templates\""));
                text.replace("join(\"../..\")", "join(\"..\")")
            });
        }

        let templates = templates();
        fs::create_dir_all(&problems).unwrap();
        for old in folders(&problems) {
            if !templates.iter().any(|template| name(&old) == problem_of(template)) {
                fs::remove_dir_all(old).unwrap();
            }
        }
        for template in templates {
            let problem = problem_of(&template);
            let rename = |text: String| {
                let named = text.replace("\"template\"", &format!("\"{problem}\""));
                named.replace("brutes::template", &format!("brutes::{}", problem.replace('-', "_")))
            };
            copy(&template, &problems.join(&problem), &rename);
        }
        scratch
    })
}

/// A command of Cargo there.
fn cargo_there(arguments: &[&str]) -> Command {
    let mut command = cargo();
    command.args(arguments).args(["--quiet", "--offline", "--target-dir"]);
    command.arg(target().unwrap()).current_dir(scratch());
    command
}

#[test]
fn every_template_starts_a_problem() {
    let mut build = cargo_there(&["build", "--bins", "--workspace"]);
    let others = ["--exclude", "brutes-of-templates", "--exclude", "generators-of-templates"];
    let made = run(build.args(others));
    assert_eq!(made.programs.len(), templates().len(), "{:?}\n{}", made.errors, made.stderr);
    for problem in folders(&scratch().join("problems")) {
        let program = &made.programs[&name(&problem)];
        for fixture in Fixtures::in_folder(&problem.join("fixtures")).unwrap() {
            let result = fixture.check(program, Limits::default());
            assert!(result.is_ok(), "{}, {}: {result:?}", program.display(), fixture.name);
        }
    }
}

#[test]
#[ignore = "slow: compiles what compares all small cases once more"]
fn every_template_agrees_with_its_brute_force() {
    let tested = cargo_there(&["test", "--package", "brutes-of-templates", "--test", "small"])
        .output()
        .unwrap();
    let said = [tested.stdout, tested.stderr].map(|text| String::from_utf8(text).unwrap()).join("");
    assert!(tested.status.success(), "{said}");
    // And that claims are read.
    assert!(said.contains(&format!("{} passed", templates().len() + 1)), "{said}");
}

/// The folders of all templates.
fn templates() -> Vec<PathBuf> {
    let templates = folders(&root().join("templates"));
    assert!(!templates.is_empty(), "no templates");
    templates
}

/// What a template becomes.
fn problem_of(template: &Path) -> String {
    format!("from-{}", name(template))
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Copies a folder, every text changed by `change`; what it has no more goes.
fn copy(from: &Path, to: &Path, change: &dyn Fn(String) -> String) {
    for old in fs::read_dir(to).into_iter().flatten().map(|entry| entry.unwrap().path()) {
        if !from.join(name(&old)).exists() {
            let is_folder = old.is_dir();
            if is_folder { fs::remove_dir_all(old) } else { fs::remove_file(old) }.unwrap();
        }
    }
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
