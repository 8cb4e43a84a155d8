//! Every problem has a generator and a brute force, which agree with its solution; each input is the same for the
//! same seed, however many threads there are.

mod as_one;

use serde_json::Value;
use std::num::NonZero;
use std::path::Path;
use std::time::Duration;
use std::{fs, thread};
use stress::{Contest, Plan, Players, Program};
use verdicts::scratch;
use verdicts::workspace::{Built, cargo, folders, metadata, name, root, run};
use verdicts::{Limits, Package};

/// The solutions of problems, with the profile of the tests.
fn build(problems: &[String]) -> Built {
    let mut build = cargo();
    build.args(["build", "--quiet", "--bins"]);
    for problem in problems {
        build.args(["--package", problem]);
    }
    run(build.current_dir(root()))
}

/// What is beside the solutions: names such as `nim-brute` and `nim-gen`, and sources.
fn sources(problems: &[String]) -> Vec<(String, String)> {
    let mut sources = Vec::new();
    for problem in problems {
        for helper in ["brute", "gen"] {
            let path = root().join(format!("problems/{problem}/{helper}.rs"));
            let source = fs::read_to_string(&path)
                .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            sources.push((format!("{problem}-{helper}"), source));
        }
    }
    sources
}

fn players(built: &Built, helpers: &Path, metadata: &Value, problem: &str) -> Players {
    let error = || panic!("{problem} does not compile: {:?}", built.errors.get(problem));
    let folder = root().join("problems").join(problem);
    let Package { fixtures, .. } = Package::of_folder(metadata, &folder).unwrap();
    let helper = |helper: &str| Program::Built(helpers.join(format!("{problem}-{helper}")));
    Players {
        solution: Program::Built(built.programs.get(problem).unwrap_or_else(error).clone()),
        brute: Some(helper("brute")),
        generator: helper("gen"),
        comparison: fixtures.comparison,
        limits: Limits::default(),
    }
}

const PLAN: Plan = Plan { seed: 7, time: Duration::from_secs(60), jobs: 1 };

/// Inputs of the smallest sizes, of a middle one, and of the largest.
#[test]
#[ignore = "slow: builds every problem, its brute force and its generator"]
fn solutions_are_right() {
    let folders = folders(&root().join("problems"));
    let finished = folders.iter().filter(|folder| folder.join("src").is_dir());
    let problems: Vec<String> = finished.map(|folder| name(folder)).collect();
    let (built, metadata) = (build(&problems), metadata(None).unwrap());
    let folder = scratch::target().unwrap().join("tmp/stress-problems");
    let helpers = as_one::compile(&folder, &sources(&problems));
    let right = |problem: &String| {
        let players = players(&built, &helpers, &metadata, problem);
        let contest = Contest::new(&players);
        for index in [0, 1, 2, 3, 4, 20, 50, 80, 99] {
            let (seed, size) = PLAN.input(index);
            let (input, cases) = contest.generate(seed, size).expect("the generator is right");
            assert!(cases > 0);
            let answer = contest.answer(&input).expect("the brute force takes the input");
            if let Some(failure) = contest.judge(&input, &answer).expect("a verdict") {
                panic!("{problem}, gen {seed} {size}: {}", failure.details);
            }
            // As a person would see it who starts the generator by hand.
            assert_eq!(contest.generate(seed, size).expect("again").0, input);
        }
    };
    let threads = thread::available_parallelism().map_or(1, NonZero::get);
    thread::scope(|scope| {
        for part in problems.chunks(problems.len().div_ceil(threads)) {
            scope.spawn(|| part.iter().for_each(right));
        }
    });
}
