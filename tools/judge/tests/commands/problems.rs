//! Every problem has a generator and a brute force, which agree with its solution; each input is the same for the
//! same seed, however many threads there are. And the brute force takes what `cargo judge gen` makes of the limits in
//! `limits.txt`.

use crate::as_one;
use crate::limits::{MORE, formats};
use crate::scratch::{read, text};
use judge::generator::generator;
use serde_json::Value;
use std::fs::{self, File};
use std::num::NonZero;
use std::path::PathBuf;
use std::process::Command;
use std::sync::LazyLock;
use std::thread;
use std::time::Duration;
use stress::{Contest, Plan, Players, Program};
use verdicts::workspace::{Built, cargo, folders, metadata, name, root, run};
use verdicts::{Limits, Package, scratch};

/// The problems that are finished.
static PROBLEMS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let folders = folders(&root().join("problems"));
    let finished = folders.iter().filter(|folder| folder.join("src").is_dir());
    finished.map(|folder| name(folder)).collect()
});

/// Where programs of them are made.
static FOLDER: LazyLock<PathBuf> =
    LazyLock::new(|| scratch::target().unwrap().join("tmp/problems"));

/// A folder of the brute forces beside the solutions, such as `nim-brute`, and of generators that are made of limits, such
/// as `nim-made`.
static PROGRAMS: LazyLock<PathBuf> = LazyLock::new(|| {
    let mut sources = Vec::new();
    for problem in &*PROBLEMS {
        let path = root().join(format!("problems/{problem}/brute.rs"));
        sources.push((format!("{problem}-brute"), read(&path)));
    }
    for (problem, limits) in formats().into_iter().chain(MORE) {
        let source = generator(limits, problem);
        let source = source.unwrap_or_else(|error| panic!("{problem}: {error}"));
        sources.push((format!("{problem}-made"), source));
    }
    as_one::compile(&FOLDER, &sources)
});

/// The solutions, with the profile of the tests.
fn build() -> Built {
    let mut build = cargo();
    build.args(["build", "--quiet", "--bins"]);
    for problem in &*PROBLEMS {
        build.args(["--package", problem]);
    }
    run(build.current_dir(root()))
}

fn players(built: &Built, metadata: &Value, problem: &str) -> Players {
    let error = || panic!("{problem} does not compile: {:?}", built.errors.get(problem));
    let folder = root().join("problems").join(problem);
    let Package { fixtures, .. } = Package::of_folder(metadata, &folder).unwrap();
    let brute = PROGRAMS.join(format!("{problem}-brute"));
    Players {
        solution: Program::Built(built.programs.get(problem).unwrap_or_else(error).clone()),
        brute: Some(Program::Built(brute.clone())),
        generator: Program::Built(brute),
        comparison: fixtures.comparison,
        limits: Limits::default(),
    }
}

const PLAN: Plan = Plan { seed: 7, time: Duration::from_secs(60), jobs: 1 };

/// Inputs of the smallest sizes, of a middle one, and of the largest.
#[test]
#[ignore = "slow: builds every problem, its brute force and its generator"]
fn solutions_are_right() {
    let (built, metadata) = (build(), metadata(None).unwrap());
    let right = |problem: &String| {
        let players = players(&built, &metadata, problem);
        let contest = Contest::new(&players, None);
        for index in [0, 1, 2, 3, 4, 20, 50, 80, 99] {
            let (seed, size) = PLAN.input(index);
            let (input, cases) = contest.generate(seed, size).expect("the generator is right");
            assert!(cases > 0);
            let answer = contest.answer(&input).expect("the brute force takes the input");
            if let Some(failure) = contest.judge(&input, &answer, None).expect("a verdict") {
                panic!("{problem}, gen {seed} {size}: {}", failure.details);
            }
            // As a person would see it who starts the generator by hand.
            assert_eq!(contest.generate(seed, size).expect("again").0, input);
        }
    };
    let threads = thread::available_parallelism().map_or(1, NonZero::get);
    thread::scope(|scope| {
        for part in PROBLEMS.chunks(PROBLEMS.len().div_ceil(threads)) {
            scope.spawn(|| part.iter().for_each(right));
        }
    });
}

#[test]
#[ignore = "slow: compiles every brute force and generator"]
fn brute_forces_take_what_is_made_of_limits() {
    for (problem, _) in formats().into_iter().chain(MORE) {
        for size in (1..=40).step_by(3) {
            let mut made = Command::new(PROGRAMS.join(format!("{problem}-made")));
            let made = printed(made.args(["7", &size.to_string()]), problem);
            if MORE.iter().any(|(other, _)| *other == problem) {
                continue;
            }
            let input = FOLDER.join("input");
            fs::write(&input, &made).unwrap();
            let mut brute = Command::new(PROGRAMS.join(format!("{problem}-brute")));
            brute.stdin(File::open(&input).unwrap());
            printed(&mut brute, &format!("{problem} {size}:\n{made}"));
        }
    }
}

/// What a program prints, which must succeed.
fn printed(program: &mut Command, what: &str) -> String {
    let output = program.output().unwrap();
    assert!(output.status.success(), "{what}: {}", text(&output.stderr));
    text(&output.stdout)
}
