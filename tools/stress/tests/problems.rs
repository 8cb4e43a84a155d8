//! Every problem has a generator and a brute force, which agree with its solution; each input is the same for the
//! same seed, however many threads there are.

use serde_json::Value;
use std::num::NonZero;
use std::thread;
use std::time::Duration;
use stress::{Contest, Helpers, Plan, Players, Program};
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

fn players(built: &Built, metadata: &Value, problem: &str) -> Players {
    let error = || panic!("{problem} does not compile: {:?}", built.errors.get(problem));
    let folder = root().join("problems").join(problem);
    let Package { fixtures, .. } = Package::of_folder(metadata, &folder).unwrap();
    let helpers = stress::build(&folder, true, true);
    let Helpers { brute, generator } = helpers.unwrap_or_else(|message| panic!("{message}"));
    Players {
        solution: Program::Built(built.programs.get(problem).unwrap_or_else(error).clone()),
        brute: brute.map(Program::Built),
        generator: Program::Built(generator.expect("it was asked for")),
        comparison: fixtures.comparison,
        limits: Limits::default(),
    }
}

const PLAN: Plan = Plan { seed: 7, time: Duration::from_secs(60), jobs: 1 };

/// Inputs of the smallest sizes, of a middle one, and of the largest.
#[test]
#[ignore = "slow: builds three programs of every problem"]
fn solutions_are_right() {
    let folders = folders(&root().join("problems"));
    let finished = folders.iter().filter(|folder| folder.join("src").is_dir());
    let problems: Vec<String> = finished.map(|folder| name(folder)).collect();
    let (built, metadata) = (build(&problems), metadata(None).unwrap());
    let right = |problem: &String| {
        let players = players(&built, &metadata, problem);
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
