//! The translator to C: every instruction against the test suite of the specification, and whole
//! programs.

#[path = "translate/random.rs"]
mod random;
#[path = "translate/suite.rs"]
mod suite;
#[path = "translate/truths.rs"]
mod truths;

use libtest_mimic::{Arguments, Trial};
use std::fs;
use std::process::Command;
use suite::Suite;

/// How a C compiler is called.
struct Compiler {
    name: &'static str,
    program: &'static str,
    flags: &'static [&'static str],
    /// Whether what it makes runs here.
    runs: bool,
    /// Whether it is part of the quick run.
    quick: bool,
}

/// Flags that every compilation has: it must say nothing.
const STRICT: &[&str] =
    &["-Wall", "-Wextra", "-pedantic", "-Wno-long-long", "-Wno-infinite-recursion", "-Werror"];

const COMPILERS: &[Compiler] = &[
    Compiler {
        name: "gcc -O0",
        program: "gcc",
        flags: &["-std=c89", "-O0"],
        runs: true,
        quick: true,
    },
    Compiler {
        name: "gcc -O2",
        program: "gcc",
        flags: &["-std=c89", "-O2", "-Wstrict-aliasing", "-Wcast-align"],
        runs: true,
        quick: false,
    },
    Compiler {
        name: "gcc -m32 -O2",
        program: "gcc",
        flags: &["-std=c89", "-O2", "-m32"],
        runs: true,
        quick: false,
    },
    Compiler {
        name: "gcc -m32 -O0",
        program: "gcc",
        flags: &["-std=c89", "-O0", "-m32"],
        runs: true,
        quick: false,
    },
    Compiler {
        name: "g++ -O0",
        program: "g++",
        flags: &["-std=c++98", "-O0", "-xc++"],
        runs: true,
        quick: false,
    },
    Compiler {
        name: "g++ -O2",
        program: "g++",
        flags: &["-std=c++98", "-O2", "-xc++"],
        runs: true,
        quick: false,
    },
    Compiler {
        name: "sanitizers",
        program: "gcc",
        flags: &[
            "-std=c89",
            "-O1",
            "-g",
            "-fsanitize=undefined,address",
            "-fno-sanitize-recover=all",
        ],
        runs: true,
        quick: false,
    },
    Compiler {
        name: "mingw gcc",
        program: "i686-w64-mingw32-gcc",
        flags: &["-std=c89", "-O2"],
        runs: false,
        quick: false,
    },
    Compiler {
        name: "mingw g++",
        program: "i686-w64-mingw32-g++",
        flags: &["-std=c++98", "-O2", "-xc++"],
        runs: false,
        quick: false,
    },
];

impl Compiler {
    /// Whether it can compile a program with its flags.
    fn works(&self) -> bool {
        let Ok(folder) = tempfile::tempdir() else { return false };
        let source = folder.path().join("works.c");
        let output = folder.path().join("works");
        fs::write(&source, "int main(void) { return 0; }\n").is_ok()
            && Command::new(self.program)
                .args(self.flags)
                .arg(&source)
                .arg("-o")
                .arg(&output)
                .output()
                .is_ok_and(|output| output.status.success())
    }
}

/// How many random modules there are in a quick run, and in CI.
const RANDOM: [usize; 2] = [100, 2000];

/// Makes a suite, of a seed and a number of modules.
type Make = fn(u64, usize) -> Result<Suite, String>;

fn main() {
    let everything = std::env::var_os("CI").is_some();
    let mut trials = vec![];
    // Others for each compiler.
    for (seed, compiler) in (1..).zip(COMPILERS) {
        let left_out = !compiler.quick && !everything;
        let missing = !left_out && !compiler.works();
        let mut trial = |what: &str, more: &'static [&'static str], make: Make| {
            let why = if missing { " (this compiler does not work here)" } else { "" };
            let trial = Trial::test(format!("{what}/{}{why}", compiler.name), move || {
                if missing {
                    return Err(format!("{} does not work here", compiler.name).into());
                }
                let suite = make(seed, RANDOM[usize::from(everything)])?;
                let flags = [compiler.flags, more].concat();
                suite::run(&suite, compiler.program, &flags, compiler.runs).map_err(Into::into)
            });
            trials.push(trial.with_ignored_flag(left_out || missing && !everything));
        };
        trial("suite", STRICT, |_, _| Suite::of_specification());
        // Nobody writes what compilers would complain of in these.
        trial("random", &["-w"], |seed, modules| {
            println!("{modules} random modules from seed {seed}");
            Ok(random::suite(seed, modules))
        });
    }
    libtest_mimic::run(&Arguments::from_args(), trials).exit();
}
