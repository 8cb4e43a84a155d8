//! The brute force and the generator of `cargo judge stress` are those that their files are now.
#![cfg(unix)]

use crate::project::{DOUBLE, Project, cache, command};
use crate::scratch::text;
use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use verdicts::workspace::name;

const GENERATOR: &str = "fn main() { println!(\"{}\", std::env::args().nth(2).unwrap()) }";

/// A solution that doubles a number, with a brute force that does, too.
fn project() -> Project {
    let project = Project::new(DOUBLE);
    project.write("brute.rs", DOUBLE);
    project.write("gen.rs", GENERATOR);
    project
}

fn stress(project: &Project) -> Command {
    let mut command = command(project.0.path(), &["stress", "--time", "0.2", "--seed", "1"]);
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// With a compiler of its own, a script around Rust's.
fn with(project: &Project, script: &str) -> Output {
    run_with(project, script, stress(project))
}

fn run_with(project: &Project, script: &str, mut command: Command) -> Output {
    project.write("rustc", &format!("#!/bin/sh\n{script}\n"));
    let path = project.0.path().join("rustc");
    fs::set_permissions(&path, Permissions::from_mode(0o755)).unwrap();
    command.env("RUSTC", path).output().unwrap()
}

/// Two programs are built by one look at the compiler.
#[test]
fn play_asks_for_the_compiler_once() {
    let project = project();
    project.write("play.rs", "fn main() {}");
    let play = command(project.0.path(), &["play", "--program", "cat"]);
    let script = "[ \"$*\" != -vV ] || echo asked >>asked\nexec rustc \"$@\"";
    let output = run_with(&project, script, play);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let asked = fs::read_to_string(project.0.path().join("asked")).unwrap();
    assert_eq!(asked, "asked\n");
}

/// What the names of a project's programs begin with.
fn prefix(project: &Project) -> String {
    name(project.0.path()).replace(|c: char| !c.is_ascii_alphanumeric(), "-")
}

/// The programs of a project that are kept.
fn kept(project: &Project) -> Vec<PathBuf> {
    // On a new machine there is no folder yet.
    let entries = fs::read_dir(cache().join("cargo-judge/programs")).into_iter().flatten();
    let paths = entries.map(|entry| entry.unwrap().path());
    paths.filter(|path| name(path).starts_with(&prefix(project))).collect()
}

/// It was saved while the compiler read it: what it was before must not be taken for what it is.
#[test]
fn a_brute_force_that_is_saved_while_it_is_compiled_is_compiled_again() {
    let project = project();
    project.write("next", &DOUBLE.replace("2 *", "3 *"));
    let script = format!(
        "rustc \"$@\" || exit
        case \"$*\" in *brute.rs) ls '{}' >>there; [ ! -f next ] || mv next brute.rs;; esac",
        cache().join("cargo-judge/programs").display()
    );
    let first = with(&project, &script);
    assert!(text(&first.stdout).starts_with("WA: "), "{}", text(&first.stderr));
    // No program is there before it is whole.
    let brute = format!("{}-brute", prefix(&project));
    assert!(!project.read("there").contains(&brute), "{}", project.read("there"));
    assert!(project.fails(&["stress", "--time", "0.2"]).0.starts_with("WA: "));
    assert_eq!(kept(&project).len(), 2);
    // What is saved without an end is said.
    project.write("brute.rs", DOUBLE);
    let script = "rustc \"$@\" || exit; case \"$*\" in *brute.rs) echo // >>brute.rs;; esac";
    let said = text(&with(&project, script).stderr);
    assert!(
        said.ends_with("brute.rs changes while it is compiled: save it once, and try again\n"),
        "{said}"
    );
}

/// An older file in its place, another compiler, another edition, and what it includes: each makes another program.
#[test]
fn a_brute_force_is_kept_by_all_that_it_is_made_of() {
    let project = project();
    project.write("old", &DOUBLE.replace("2 *", "3 *"));
    project.passes(&["stress", "--time", "0.2"]);
    project.write("right", DOUBLE);
    fs::rename(project.0.path().join("old"), project.0.path().join("brute.rs")).unwrap();
    assert!(project.fails(&["stress", "--time", "0.2"]).0.starts_with("WA: "));
    fs::rename(project.0.path().join("right"), project.0.path().join("brute.rs")).unwrap();
    project.passes(&["stress", "--time", "0.2"]);
    assert_eq!(kept(&project).len(), 3);
    let other = with(&project, "rustc \"$@\"; [ \"$1\" != -vV ] || echo of another day");
    assert!(other.status.success(), "{}", text(&other.stderr));
    assert_eq!(kept(&project).len(), 5);
    let manifest = project.read("Cargo.toml").replace("2021", "2024");
    project.write("Cargo.toml", &manifest);
    project.passes(&["stress", "--time", "0.2"]);
    assert_eq!(kept(&project).len(), 7);
    project.write("brute.rs", &DOUBLE.replace("2 *", "include!(\"factor\") *"));
    project.write("factor", "2");
    project.passes(&["stress", "--time", "0.2"]);
    project.write("factor", "3");
    assert!(project.fails(&["stress", "--time", "0.2"]).0.starts_with("WA: "));
}

/// Those that nobody has asked for in a day, and what was left by one that was killed.
#[test]
fn old_programs_are_removed() {
    let project = project();
    let place = |what: &str| {
        format!("{}/cargo-judge/programs/{}{what}", cache().display(), prefix(&project))
    };
    project.passes(&["stress", "--time", "0.2"]);
    for left in ["-double", "-old/program", "-new/program"] {
        let path = PathBuf::from(place(left));
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, "").unwrap();
    }
    let old = ["-double", "-old"].map(&place);
    let made = Command::new("touch").args(["-d", "2 days ago"]).args(old).status();
    assert!(made.unwrap().success());
    project.passes(&["stress", "--time", "0.2"]);
    assert_eq!(kept(&project).len(), 3);
}

#[test]
#[ignore = "slow: compiles each helper many times"]
fn two_that_begin_at_once_do_not_disturb_each_other() {
    let project = project();
    for _ in 0..12 {
        kept(&project).into_iter().try_for_each(fs::remove_file).unwrap();
        let both = [(); 2].map(|()| stress(&project).spawn().unwrap());
        for judge in both {
            let output = judge.wait_with_output().unwrap();
            assert!(output.status.success(), "{}", text(&output.stderr));
        }
        assert_eq!(kept(&project).len(), 2);
    }
}
