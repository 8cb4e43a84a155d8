//! Each template starts a problem: copied into a scratch workspace and renamed, it builds and its
//! fixtures pass.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::time::Duration;
use tests::fixture::Fixture;
use tests::workspace::{build_programs, cargo, folders, name, root};

const LIMIT: Duration = Duration::from_secs(10);

#[test]
fn every_template_starts_a_problem() {
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join("templates");
    let problems = scratch.join("problems");
    let _ = fs::remove_dir_all(&problems);
    write_if_new(&scratch.join("Cargo.toml"), manifest().as_bytes());
    write_if_new(&scratch.join("Cargo.lock"), &fs::read(root().join("Cargo.lock")).unwrap());
    copy(&root().join("lib"), &scratch.join("lib"), &|text| text);

    let templates = folders(&root().join("templates"));
    assert!(!templates.is_empty(), "no templates");
    for template in &templates {
        let problem = format!("from-{}", name(template));
        let rename = |text: String| text.replace("\"template\"", &format!("\"{problem}\""));
        copy(template, &problems.join(&problem), &rename);
    }
    let mut build = cargo();
    // In a target folder of its own: Cargo would take its `sg` for that of the workspace.
    build.args(["build", "--offline", "--bins", "--target-dir"]).arg(scratch.join("target"));
    let programs: BTreeMap<_, _> = build_programs(build.current_dir(&scratch));
    for problem in folders(&problems) {
        let program = programs.get(&name(&problem)).expect("the folder is the program");
        for fixture in Fixture::of_problem(&problem).unwrap() {
            let result = fixture.check(program, LIMIT);
            assert!(result.is_ok(), "{}::{}: {result:?}", name(&problem), fixture.name);
        }
    }
    assert_eq!(programs.len(), templates.len());
}

/// The manifest of the workspace with `lib` and problems as its only members.
fn manifest() -> String {
    let text = fs::read_to_string(root().join("Cargo.toml")).unwrap();
    let mut manifest: toml::Table = text.parse().unwrap();
    manifest["workspace"]["members"] = vec!["lib", "problems/*"].into();
    manifest.to_string()
}

/// Copies a folder, every text changed by `change`.
fn copy(from: &Path, to: &Path, change: &dyn Fn(String) -> String) {
    for entry in fs::read_dir(from).unwrap() {
        let from = entry.unwrap().path();
        let to = to.join(name(&from));
        if from.is_dir() {
            copy(&from, &to, change);
        } else {
            write_if_new(&to, change(fs::read_to_string(&from).unwrap()).as_bytes());
        }
    }
}

/// Leaves a file that is right as it is, so that cargo need not build it again.
fn write_if_new(path: &Path, bytes: &[u8]) {
    if fs::read(path).ok().as_deref() != Some(bytes) {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, bytes).unwrap();
    }
}
