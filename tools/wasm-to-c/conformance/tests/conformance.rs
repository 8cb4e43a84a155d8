//! Each suite with each compiler: the specification's test suite, and random modules.
//!
//! Without `CI` in the environment one compiler and a few random modules, with it all compilers and more modules;
//! `MODULES=2000` chooses how many each compiler is given.

use conformance::compiler::{COMPILERS, STRICT};
use conformance::suite::Suite;
use conformance::{random, specification};
use libtest_mimic::{Arguments, Trial};
use std::sync::{Arc, LazyLock};

/// How many random modules there are in a quick run, and in CI.
const RANDOM: [usize; 2] = [100, 200];

/// Makes a suite, of a seed and a number of modules.
type Make = fn(u64, usize) -> Result<Arc<Suite>, String>;

/// That of the specification, which is the same for all compilers.
static SPECIFICATION: LazyLock<Result<Arc<Suite>, String>> =
    LazyLock::new(|| specification::suite().map(Arc::new));

fn main() {
    let everything = std::env::var_os("CI").is_some();
    let modules = match std::env::var("MODULES") {
        Ok(number) => number.parse().expect("MODULES is a number of modules"),
        Err(_) => RANDOM[usize::from(everything)],
    };
    let mut trials = vec![];
    // Other random modules for each compiler.
    for (seed, compiler) in (1..).zip(COMPILERS) {
        let left_out = !compiler.quick && !everything;
        let missing = !left_out && !compiler.works();
        let mut trial = |what: &str, more: &'static [&'static str], make: Make| {
            let why = if missing { " (this compiler does not work here)" } else { "" };
            let trial = Trial::test(format!("{what}/{}{why}", compiler.name), move || {
                if missing {
                    return Err(format!("{} does not work here", compiler.name).into());
                }
                let suite = make(seed, modules)?;
                compiler.check(&suite, more).map_err(Into::into)
            });
            trials.push(trial.with_ignored_flag(left_out || missing && !everything));
        };
        trial("suite", STRICT, |_, _| SPECIFICATION.clone());
        // Without warnings: random code is full of what they are for.
        trial("random", &["-w"], |seed, modules| {
            println!("{modules} random modules from seed {seed}");
            Ok(Arc::new(random::suite(seed, modules)))
        });
    }
    libtest_mimic::run(&Arguments::from_args(), trials).exit();
}
