//! One test per problem and fixture, found on disk: `cargo test --test fixtures hdu3032::`.

use libtest_mimic::{Arguments, Failed, Trial};
use std::process::ExitCode;
use std::time::Duration;
use tests::fixture::Fixture;
use tests::workspace::{folders, name, program, root};

/// More than any judge allows, for the build is not optimised and the machine may be busy.
const LIMIT: Duration = Duration::from_secs(10);

fn main() -> ExitCode {
    let mut trials = Vec::new();
    for folder in folders(&root().join("problems")) {
        let problem = name(&folder);
        match Fixture::of_problem(&folder) {
            Err(message) => trials.push(Trial::test(format!("{problem}::fixtures"), move || {
                Err(Failed::from(message))
            })),
            Ok(fixtures) => trials.extend(fixtures.into_iter().map(|fixture| {
                let problem = problem.clone();
                Trial::test(format!("{problem}::{}", fixture.name), move || {
                    fixture.check(program(&problem), LIMIT).map_err(Failed::from)
                })
            })),
        }
    }
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}
