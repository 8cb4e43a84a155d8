//! `cargo judge bundle --to c`: each HDU problem and each solution in c-output/cases becomes one C file,
//! which compiles as C and C++, passes its fixtures, and does what the Rust program does with random
//! input; those in c-output/refused are refused, and the message says why.
//!
//! What takes seconds each is ignored, unless asked for by `-- --ignored`, as `.ci/run` does; where a compiler
//! is missing, all of it is, with the reason. With `CI` set each file is compiled for 32 and 64 bits, with and without
//! optimisation, and for Windows, and what is missing is an error.
//! `INPUTS=10000` chooses how many random inputs there are.

use bundler::package::Solution;
use bundler::rustc::Toolchain;
use judge::c::{C, CPP, Compiler, PANICKED, Wasm, compilers, translate, verify};
use judge::judges::{Facts, Judge};
use libtest_mimic::{Arguments, Failed, Trial};
use std::collections::BTreeSet;
use std::collections::hash_map::{Entry, HashMap};
use std::fs::File;
use std::io::{Seek, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Duration;
use tempfile::TempDir;
use verdicts::comparison::Rule;
use verdicts::process::run;
use verdicts::workspace::{fetch, folders, in_ci, name, root};
use verdicts::{Fixture, Limits};

#[path = "../../../tests/io/plain.rs"]
mod plain;

type Outcome = Result<(), Failed>;

/// Whether a text has a part.
fn contains(text: &str, part: &str) -> Outcome {
    if text.contains(part) { Ok(()) } else { Err(format!("\"{part}\" is not in: {text}").into()) }
}

/// How many random inputs there are for all solutions together: in a quick run, and in CI.
const INPUTS: [usize; 2] = [680, 1500];

const LIMITS: Limits =
    Limits { time: Duration::from_secs(20), memory: 2 << 30, stack: None, output: 64 << 20 };

/// The problems that are tried as in [`variants`]. All problems are tried as they are submitted in `.ci/run`.
const PROBLEMS: [&str; 3] = ["hdu1846", "hdu3032", "hdu4764"];

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let cases = root().join("tools/judge/tests/c-output");
    let in_ci = in_ci();
    let wasm = || Toolchain::find().and_then(|own| Wasm::find(&own));
    let missing = wasm().err().or(compilers().err()).filter(|_| !in_ci);
    let all = folders(&cases.join("cases"));
    let inputs = match std::env::var("INPUTS") {
        Ok(number) => number.parse().expect("INPUTS is a number of inputs"),
        Err(_) => INPUTS[usize::from(in_ci)],
    };
    // Two of them do without.
    let inputs = inputs.div_ceil(all.len() - 2);
    let mut trials = Vec::new();
    let mut add = |name: String, is_quick: bool, test: Box<dyn FnOnce() -> Outcome + Send>| {
        let mut trial = Trial::test(name, test).with_ignored_flag(!is_quick);
        if let Some(reason) = &missing {
            trial = trial.with_kind(reason.to_string()).with_ignored_flag(true);
        }
        trials.push(trial);
    };
    for problem in PROBLEMS {
        let is_quick = problem == "hdu1846";
        add(format!("problem::{problem}"), is_quick, Box::new(move || hdu(problem)));
    }
    for folder in all {
        let (manifest, case) = (cases.join("Cargo.toml"), name(&folder));
        // Random numbers ask for more than there is; see `memory_runs_out` and `the_stack_runs_out`.
        let inputs = if ["memory", "deep"].contains(&&*case) { 0 } else { inputs };
        add(format!("case::{case}"), false, Box::new(move || same(&manifest, &case, inputs)));
    }
    let refused = [
        (
            "mutex",
            "main.rs:5: `std::sync::Mutex` cannot be translated to C: there is one thread: use `std::cell`, or pass the \
             value on\nrefused/mutex/src/main.rs:6: `std::thread::yield_now` cannot be translated to C: there is one thread",
        ),
        (
            "too-large",
            "main.rs:1: this number needs more than the 32 bits that `usize` and `isize` have in C: use `u64` or `i64`",
        ),
        ("clock", "main.rs:3: `std::time` cannot be translated to C: there is no clock"),
        ("adaptors", "crate `proconio` reads through `std::io`, which cannot be translated to C"),
    ];
    for (package, message) in refused {
        // One on proconio is in the other workspace.
        let folder = if package == "adaptors" {
            root().join("tools/bundler/tests/solutions")
        } else {
            cases.clone()
        };
        let test = move || refuses(&folder.join("Cargo.toml"), package, message);
        add(format!("refused::{package}"), false, Box::new(test));
    }
    // A newer compiler takes both.
    let manifest = cases.join("Cargo.toml");
    if wasm().is_ok_and(|wasm| wasm.version.starts_with("1.63.")) {
        let message =
            "does not compile `new-rust`:\nrefused/new-rust/src/main.rs:5: `let...else` st";
        let test = move || refuses(&manifest, "new-rust", message);
        add("refused::new-rust".to_owned(), false, Box::new(test));
    } else {
        add("case::newest".to_owned(), false, Box::new(move || same(&manifest, "newest", 0)));
    }
    // What std is made of differs between compilers.
    let mut versions = BTreeSet::new();
    let all = Toolchain::find().map(|own| Wasm::all(&own).collect::<Vec<_>>()).unwrap_or_default();
    let all = all.into_iter().filter(|wasm| versions.insert(wasm.version.clone()));
    for other in all.skip(1) {
        let (cases, name) = (cases.clone(), format!("with_rustc_{}", other.version));
        add(name, false, Box::new(move || with_another(&cases, &other)));
    }
    let of_memory = cases.clone();
    let of_reader = cases.clone();
    add(
        "the_reader_in_pieces".to_owned(),
        false,
        Box::new(move || the_reader_in_pieces(&of_reader)),
    );
    add("memory_runs_out".to_owned(), false, Box::new(move || memory_runs_out(&of_memory)));
    add("the_stack_runs_out".to_owned(), false, Box::new(move || the_stack_runs_out(&cases)));
    add("the_size_limit".to_owned(), false, Box::new(the_size_limit));
    libtest_mimic::run(&arguments, trials).exit_code()
}

/// A package and its C file.
fn translated(
    manifest: &Path,
    package: &str,
    judge: Option<&str>,
) -> anyhow::Result<(Solution, String)> {
    fetch(manifest)?;
    let solution = Solution::find(Some(manifest), Some(package), None, true)?;
    let wasm = Wasm::find(&solution.toolchain)?;
    let text = translate(&solution, &Judge::find(judge)?, &wasm, "cargo judge bundle")?;
    Ok((solution, text))
}

/// A problem of HDU passes, and its file says what it is.
fn hdu(problem: &str) -> Outcome {
    let (solution, text) = translated(&root().join("Cargo.toml"), problem, Some("hdu"))?;
    println!("{problem}: {} bytes", text.len());
    contains(&text, &format!("/* HDU {}: ", &problem[3..]))?;
    contains(&text, "fn solve(input: &mut Input, out: &mut Output) -> io::Result {")?;
    verify(&text, &solution.package.fixtures.all()?, Limits::default())?;
    // Else these are the compilers that it was verified with.
    if in_ci() { programs(&text, &solution.package.fixtures.all()?).map(drop) } else { Ok(()) }
}

/// The C program does what the Rust program does.
fn same(manifest: &Path, case: &str, inputs: usize) -> Outcome {
    let (solution, text) = translated(manifest, case, None)?;
    if nesting(&text) > 127 {
        return Err(
            format!("{} levels of blocks, which compilers need not take", nesting(&text)).into()
        );
    }
    let programs = programs(&text, &solution.package.fixtures.all()?)?;
    let seed = 0x00c0_de5e;
    println!("{case}: {} bytes, {inputs} inputs from seed {seed:#x}", text.len());
    let mut random = Random(seed);
    for number in 0..inputs {
        let input = random.input();
        let (program, _folder) = &programs[number % programs.len()];
        let [rust, c] = [&solution.built()?.program, program]
            .map(|program| run(&mut Command::new(program), input_file(&input)?, LIMITS));
        let (rust, c) = (rust?, c?);
        let [of_rust, of_c] = [&rust, &c].map(|f| f.status().and_then(|status| status.code()));
        let is_panic = of_rust == Some(101);
        let complaint = if is_panic { PANICKED } else { rust.stderr.trim_end() };
        if of_rust != of_c || rust.stdout != c.stdout || complaint != c.stderr.trim_end() {
            let input = String::from_utf8_lossy(&input).into_owned();
            let found =
                format!("status {of_c:?}, expected {of_rust:?}; standard error {}", c.stderr);
            let diff = Rule::default()
                .compare(&rust.stdout, &c.stdout)
                .err()
                .map(|w| w.details)
                .unwrap_or_default();
            return Err(
                format!("input {number} of seed {seed:#x}: {found}\n{diff}\n{input}").into()
            );
        }
    }
    Ok(())
}

/// Each case passes its fixtures, compiled to WebAssembly by another compiler than Cargo's.
fn with_another(cases: &Path, wasm: &Wasm) -> Outcome {
    let manifest = cases.join("Cargo.toml");
    for folder in folders(&cases.join("cases")) {
        let solution = Solution::find(Some(&manifest), Some(&name(&folder)), None, true)?;
        let text = translate(&solution, &Judge::find(None)?, wasm, "cargo judge bundle")?;
        programs(&text, &solution.package.fixtures.all()?)?;
    }
    Ok(())
}

/// How deep blocks are in each other; what follows an `else` is in it.
fn nesting(text: &str) -> usize {
    let (mut open, mut most) = (vec![], 0);
    for line in text.lines().map(str::trim) {
        if line.starts_with("}else if(") {
            if let Some(levels) = open.last_mut() {
                *levels += 1;
            }
        } else if line.starts_with('}') {
            open.pop();
            open.extend(line.ends_with('{').then_some(1));
        } else if line.ends_with('{') {
            open.push(1);
        }
        most = most.max(open.iter().sum());
    }
    most
}

/// A small generator of random numbers: xorshift*.
struct Random(u64);

impl Random {
    fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 11) % n
    }

    /// Up to twelve numbers, many of them at an edge; in one of sixteen a token that is none.
    fn input(&mut self) -> Vec<u8> {
        let mut text = String::new();
        for _ in 0..self.below(13) {
            let edge =
                [0u64, 1, 1 << 7, 1 << 8, 1 << 15, 1 << 16, 1 << 31, 1 << 32, 1 << 53, 1 << 63];
            let number = match self.below(4) {
                0 => edge[usize::try_from(self.below(10)).expect("below 10")]
                    .wrapping_add(self.below(3))
                    .wrapping_sub(1),
                1 => self.below(100),
                2 => self.below(1 << 20),
                _ => self.below(1 << 53) << self.below(12),
            };
            text += &number.to_string();
            text.push(if self.below(5) == 0 { '\n' } else { ' ' });
        }
        if self.below(16) == 0 {
            text += ["-1", "1x", "+", "18446744073709551616", "\u{e9}"]
                [usize::try_from(self.below(5)).expect("below 5")];
        }
        text.into_bytes()
    }
}

/// The compilers that a file is tried with, each with its flags; in CI those of one language, by the length of the text,
/// for both widths, with and without optimisation.
fn variants(text: &str) -> Result<Vec<(Compiler, Vec<&'static str>)>, Failed> {
    if in_ci() {
        return Ok(if text.len().is_multiple_of(2) {
            let gcc = Compiler { program: "gcc".into(), language: C };
            vec![(gcc.clone(), vec!["-O2", "-m64"]), (gcc, vec!["-O0", "-m32"])]
        } else {
            let gcc = Compiler { program: "g++".into(), language: CPP };
            vec![(gcc.clone(), vec!["-O2", "-m32"]), (gcc, vec!["-O0", "-m64"])]
        });
    }
    let compilers = compilers()?;
    let first = compilers[0].clone();
    let mut all: Vec<_> = compilers.into_iter().map(|compiler| (compiler, vec!["-O2"])).collect();
    // Compilers for 32 bits have no integers of 128 bits.
    if text.contains("__SIZEOF_INT128__") {
        all.push((first, vec!["-O2", "-U__SIZEOF_INT128__"]));
    }
    Ok(all)
}

/// The programs that a file becomes, each of which passes the fixtures, and the folders that they are in. In CI it is
/// also compiled for Windows, and not run, in the other language.
fn programs(text: &str, fixtures: &[Fixture]) -> Result<Vec<(PathBuf, TempDir)>, Failed> {
    let mut programs = Vec::new();
    for (compiler, flags) in variants(text)? {
        let folder = tempfile::tempdir()?;
        let program = compiler.compile(text, &flags, folder.path())?;
        for fixture in fixtures {
            fixture
                .check(&program, LIMITS)
                .map_err(|e| format!("{} {flags:?}, {}: {e}", compiler.name(), fixture.name))?;
        }
        programs.push((program, folder));
    }
    if in_ci() {
        // What gcc warns of when it optimises is known by now.
        let windows = if text.len().is_multiple_of(2) {
            Compiler { program: "i686-w64-mingw32-g++".into(), language: CPP }
        } else {
            Compiler { program: "i686-w64-mingw32-gcc".into(), language: C }
        };
        windows.compile(text, &["-O0"], tempfile::tempdir()?.path())?;
    }
    Ok(programs)
}

fn refuses(manifest: &Path, package: &str, message: &str) -> Outcome {
    match translated(manifest, package, None) {
        Ok(_) => Err("it was translated".into()),
        Err(error) => contains(&format!("{error:#}"), message),
    }
}

/// Under the sanitizers and with optimisation, with 10^5 integers that come through a pipe in pieces of 1 to 70,000 bytes.
fn the_reader_in_pieces(cases: &Path) -> Outcome {
    let (_, text) = translated(&cases.join("Cargo.toml"), "reader", None)?;
    let mut random = plain::Random(0x7e57_5eed_0002);
    for flags in [&["-O1", "-fsanitize=address,undefined", "-fno-sanitize-recover"][..], &["-O2"]] {
        let folder = tempfile::tempdir()?;
        let program = compilers()?[0].compile(&text, flags, folder.path())?;
        for most in [1, 100, 70_000, 70_000] {
            let input = random.text(100_000);
            let (reader, mut writer) = std::io::pipe()?;
            let wanted = plain::expected(&input);
            let seed = random.0;
            let writing = std::thread::spawn(move || {
                let (mut random, mut left) = (plain::Random(seed), &input[..]);
                while !left.is_empty() {
                    let (now, later) = left.split_at(left.len().min(1 + random.below(most)));
                    writer.write_all(now)?;
                    left = later;
                }
                std::io::Result::Ok(())
            });
            let output = Command::new(&program).stdin(reader).output()?;
            writing.join().expect("the writer ends")?;
            let found = String::from_utf8_lossy(&output.stdout);
            let both = found.lines().zip(wanted.lines()).find(|(found, wanted)| found != wanted);
            if found != wanted || !output.status.success() {
                let complaint = String::from_utf8_lossy(&output.stderr);
                return Err(
                    format!("{flags:?}, {most}: found and wanted {both:?}; {complaint}").into()
                );
            }
        }
    }
    Ok(())
}

/// Where a judge's memory does not suffice, the program says so and fails.
fn memory_runs_out(cases: &Path) -> Outcome {
    let (_, text) = translated(&cases.join("Cargo.toml"), "memory", Some("hdu"))?;
    let folder = tempfile::tempdir()?;
    let program = compilers()?[0].compile(&text, &["-O2"], folder.path())?;
    for (mib, fits) in [("0 28\n", true), ("0 40\n", false), ("0 900\n", false)] {
        let finished = run(&mut Command::new(&program), input_file(mib.as_bytes())?, LIMITS)?;
        // What was printed before is there.
        contains(&String::from_utf8_lossy(&finished.stdout), "0\n")?;
        let success = finished.status().is_some_and(|status| status.success());
        if success != fits {
            return Err(format!("{mib} MiB: {:?}, {}", finished.end, finished.stderr).into());
        }
        if !fits {
            contains(&finished.stderr, "error: out of memory")?;
        }
    }
    Ok(())
}

/// Recursion goes as deep as memory allows, not the system's stack; where it does not suffice, what was
/// printed is there, and the program says so and fails.
fn the_stack_runs_out(cases: &Path) -> Outcome {
    const OVERFLOW: (i32, &str, &str) = (139, "10\n", "error: stack overflow\n");
    const MEMORY: (i32, &str, &str) = (134, "10\n", "error: out of memory\n");
    let manifest = cases.join("Cargo.toml");
    let of_none = translated(&manifest, "deep", None)?.1;
    let of_hdu = translated(&manifest, "deep", Some("hdu"))?.1;
    let mut programs = HashMap::new();
    // In this many KiB of the system's stack; `-S` lets a program ask for more.
    for (judge, stack, input, expected) in [
        (None, "-S -s 2048", "0 1000000\n", (0, "10\n1000000\n", "")),
        (None, "-S -s 2048", "1 150000\n", (0, "10\n150000\n", "")),
        (None, "-s 2048", "0 1000000\n", OVERFLOW),
        (Some("hdu"), "-S -s 2048", "0 200000\n", (0, "10\n200000\n", "")),
        (Some("hdu"), "-s 1024", "1 8000\n", (0, "10\n8000\n", "")),
        (Some("hdu"), "-s 1024", "1 100000\n", OVERFLOW),
        (Some("hdu"), "-S -s 2048", "1 40000\n", OVERFLOW),
        (Some("hdu"), "-S -s 2048", "2 40000\n", MEMORY),
    ] {
        let text = if judge.is_some() { &of_hdu } else { &of_none };
        for flags in [["-O0", "-m32"], ["-O0", "-m64"], ["-O2", "-m32"], ["-O2", "-m64"]] {
            // Without optimisation, frames are several times as large.
            if !in_ci() && flags != ["-O2", "-m64"] || flags[0] == "-O0" && expected.0 == 0 {
                continue;
            }
            let (program, _) = match programs.entry((judge, flags)) {
                Entry::Occupied(compiled) => compiled.into_mut(),
                Entry::Vacant(none) => {
                    let folder = tempfile::tempdir()?;
                    let program = compilers()?[0].compile(text, &flags, folder.path())?;
                    none.insert((program, folder))
                }
            };
            let mut limited = Command::new("sh");
            limited.args(["-c", &format!("ulimit {stack}; exec \"$0\"")]).arg(program);
            let input = format!("0 10\n{input}");
            let finished = run(&mut limited, input_file(input.as_bytes())?, LIMITS)?;
            let status = finished.status().and_then(|status| status.code());
            let printed = String::from_utf8_lossy(&finished.stdout).into_owned();
            if (status, &*printed, &*finished.stderr) != (Some(expected.0), expected.1, expected.2)
            {
                let found = format!("{status:?}, {printed:?}, {:?}", finished.stderr);
                return Err(format!(
                    "{judge:?}, {stack}, {flags:?}, {input:?}: {found}, expected {expected:?}"
                )
                .into());
            }
        }
    }
    Ok(())
}

/// Where a judge takes few bytes, the Rust source is left out; where that is not enough, it is an error.
fn the_size_limit() -> Outcome {
    let solution = Solution::find(Some(&root().join("Cargo.toml")), Some("hdu1846"), None, true)?;
    let of_size = |max_bytes| {
        let known = Facts { max_bytes, ..Facts::default() };
        let judge = Judge { known, ..Judge::default() };
        translate(&solution, &judge, &Wasm::find(&solution.toolchain)?, "cargo judge bundle")
    };
    let whole = of_size(0)?;
    let cut = of_size(whole.len() - 300)?;
    if cut.len() > whole.len() - 300 {
        return Err(format!("{} bytes, not below {}", cut.len(), whole.len() - 300).into());
    }
    contains(&cut, "/* HDU 1846: Brave Game\n")?;
    contains(&cut, "from Rust for which there is no room here. */\n")?;
    verify(&cut, &solution.package.fixtures.all()?, Limits::default())?;
    match of_size(1000) {
        Ok(_) => return Err("it fits into 1000 bytes".into()),
        Err(error) => {
            contains(&error.to_string(), "more than the judge's 1000")?;
            contains(&error.to_string(), "sg::io::Readable>::read\n")?;
        }
    }
    let manifest = root().join("tools/judge/tests/c-output/Cargo.toml");
    match translated(&manifest, "math", Some("hdu")) {
        Ok(_) => return Err("two of its kind of printing fit at HDU".into()),
        Err(error) => contains(&error.to_string(), "as `let t = (x * 1000.0).round() as u64;`")?,
    }
    Ok(())
}

/// A temporary file that holds `input`, to be read from its start.
fn input_file(input: &[u8]) -> std::io::Result<File> {
    let mut file = tempfile::tempfile()?;
    file.write_all(input)?;
    file.rewind()?;
    Ok(file)
}
