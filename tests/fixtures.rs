//! One test per problem and fixture, found on disk: `cargo test --test fixtures hdu3032::`.
//!
//! What is asked for is built, and nothing else; a problem that does not compile fails its own tests.

use libtest_mimic::{Arguments, Failed, Trial};
use std::collections::{BTreeMap, BTreeSet};
#[cfg(target_os = "linux")]
use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::OnceLock;
use tests::Limits;
use tests::fixture::Fixture;
use tests::nearest::{instead_of, nearest};
use tests::workspace::{Problem, build, problems};

/// The programs of the problems that are asked for, or why there is none.
static PROGRAMS: OnceLock<BTreeMap<String, Result<PathBuf, String>>> = OnceLock::new();

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let problems = match problems() {
        Ok(problems) => problems,
        Err(message) => return failure(&message),
    };
    let trials: Vec<(&Problem, Trial)> = problems
        .iter()
        .flat_map(|problem| trials(problem).into_iter().map(move |trial| (problem, trial)))
        .collect();
    let is_asked_for = |trial: &Trial| !arguments.is_filtered_out(trial);
    let asked_for: BTreeSet<&str> =
        trials.iter().filter(|(_, trial)| is_asked_for(trial)).map(|(p, _)| &*p.name).collect();
    if let (Some(filter), true) = (&arguments.filter, asked_for.is_empty()) {
        let (problem, fixture) = filter.split_once("::").unwrap_or((filter, ""));
        let is_known = problems.iter().any(|known| known.name == problem);
        let names: Vec<&str> = if is_known && !fixture.is_empty() {
            trials
                .iter()
                .map(|(_, trial)| trial.name())
                .filter(|n| n.starts_with(problem))
                .collect()
        } else {
            problems.iter().map(|problem| &*problem.name).collect()
        };
        let name = if is_known { filter } else { problem };
        let is_near = !nearest(name, names.iter().copied()).is_empty();
        let instead = instead_of(name, names);
        let message = format!("no fixture has `{filter}` in its name{instead}");
        if is_near || is_all_that_runs() {
            return failure(&message);
        }
        eprintln!("{message}");
    }
    let sound = problems.iter().filter(|problem| problem.defect.is_none());
    let sound: Vec<&str> =
        sound.map(|p| &*p.name).filter(|name| asked_for.contains(name)).collect();
    if !arguments.list && !sound.is_empty() {
        eprintln!("building {}", sound.join(", "));
        PROGRAMS.get_or_init(|| build(&sound));
    }
    let trials = trials.into_iter().map(|(_, trial)| trial).collect();
    libtest_mimic::run(&arguments, trials).exit_code()
}

/// The tests of a problem; where something is wrong with it as a whole, one that says so.
fn trials(problem: &Problem) -> Vec<Trial> {
    let name = &problem.name;
    let fails = |what: &str, message: String| {
        vec![Trial::test(format!("{name}::{what}"), move || Err(Failed::from(message)))]
    };
    if let Some(defect) = &problem.defect {
        return fails("package", defect.clone());
    }
    let fixtures = match Fixture::of_problem(&problem.folder) {
        Ok(fixtures) => fixtures,
        Err(message) => return fails("fixtures", message),
    };
    let trial = |fixture: Fixture| {
        let problem = name.clone();
        Trial::test(format!("{name}::{}", fixture.name), move || {
            let programs = PROGRAMS.get().expect("built before any test runs");
            let program = programs[&problem].as_ref()?;
            Ok(fixture.check(program, Limits::default())?)
        })
    };
    fixtures.into_iter().map(trial).collect()
}

/// Whether this is not one of many tests that `cargo test FILTER` runs, of which others may have the
/// filter in their names.
fn is_all_that_runs() -> bool {
    #[cfg(target_os = "linux")]
    if let Ok(line) = fs::read(format!("/proc/{}/cmdline", std::os::unix::process::parent_id())) {
        return line.split(|&byte| byte == 0).any(|word| word.starts_with(b"--test"));
    }
    true
}

fn failure(message: &str) -> ExitCode {
    eprintln!("error: {message}");
    ExitCode::FAILURE
}
