//! Programs that read integers: `sg::io`, its Rust peers, C++, and a floor that only reads. Those of `hdu3032` are what is
//! submitted, as Rust and as C, beside C++ that solves the same.
//!
//! `cargo run --release -- [--rounds N] [--only W1,W2] [--instructions]`
//!
//! The programs of one round run one after the other, so that whatever else the machine does falls on
//! all of them; ratios of processor time are taken within a round, and their
//! median is printed. Before the timed rounds,
//! all programs but the floor must print the same; in the timed rounds the output is discarded.
//! `--instructions` counts instructions with callgrind instead: the slope between two sizes.
//! Needs g++, and valgrind to count.

#![allow(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    reason = "sizes and counts are far below 2^52"
)]

mod workload;

use std::fs::File;
use std::hash::{DefaultHasher, Hasher};
use std::io::{self, Read};
use std::os::fd::{FromRawFd, OwnedFd};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;
use workload::{WORKLOADS, Workload};

/// The ways to read: a name, the program, and its first argument if it has one.
const PROGRAMS: &[(&str, &str, Option<&str>)] = &[
    ("floor: read(2) alone", "ours", Some("floor")),
    ("sg::io fold", "ours", Some("fold")),
    ("sg::io read", "ours", Some("read")),
    ("C++ mapped", "mapped", None),
    ("C++ fread", "fread", None),
    ("C++ cin, no sync", "cin", None),
    ("C++ scanf", "scanf", None),
    ("proconio, whole input", "peer", Some("input-once")),
    ("proconio input! vec", "peer", Some("input-vec")),
    ("proconio input! each", "peer", Some("input")),
    ("read_to_string, split", "peer", Some("read-to-string")),
];

/// The same for `hdu3032` as a whole.
const WHOLE: &[(&str, &str, Option<&str>)] = &[
    ("floor: read(2) alone", "ours", Some("floor")),
    ("hdu3032 as Rust", "hdu3032-rs", None),
    ("hdu3032 as C", "hdu3032-c", None),
    ("C++ mapped", "mapped", None),
    ("C++ fread", "fread", None),
    ("C++ cin, no sync", "cin", None),
    ("C++ scanf", "scanf", None),
];

/// The programs of a workload.
fn programs(workload: &Workload) -> &'static [(&'static str, &'static str, Option<&'static str>)] {
    if workload.task == "hdu3032" { WHOLE } else { PROGRAMS }
}

/// Where the programs and the inputs are.
struct Place {
    programs: PathBuf,
    inputs: PathBuf,
}

impl Place {
    /// Builds what is missing.
    fn new() -> Place {
        let programs = std::env::current_exe().expect("a program");
        let programs = programs.parent().expect("in a folder").to_owned();
        let inputs = programs.join("inputs");
        std::fs::create_dir_all(&inputs).expect("a folder for the inputs");
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        for name in ["scanf", "cin", "fread", "mapped"] {
            let source = root.join("cpp").join(name).with_extension("cpp");
            build(
                Command::new("g++").args(["-O2", "-std=c++17"]).arg(source),
                &programs.join(name),
            );
        }
        for (language, judge, compiler, flags) in [
            ("rs", "codeforces", "rustc", ["-O", "--edition=2021"]),
            ("c", "hdu", "gcc", ["-O2", "-std=c89"]),
        ] {
            let program = programs.join(format!("hdu3032-{language}"));
            let source = program.with_extension(language);
            let mut bundle = Command::new("cargo");
            bundle
                .args(["judge", "bundle", "hdu3032", "--for", judge])
                .current_dir(root.join(".."));
            build(&mut bundle, &source);
            build(Command::new(compiler).args(flags).arg(&source), &program);
        }
        // `cargo run` builds one program only.
        for name in ["ours", "peer"] {
            let program = programs.join(name);
            assert!(program.exists(), "{} is missing: cargo build --release", program.display());
        }
        Place { programs, inputs }
    }

    fn command(&self, (_, program, way): (&str, &str, Option<&str>), task: &str) -> Command {
        let mut command = Command::new(self.programs.join(program));
        command.args(way).arg(task);
        command
    }

    /// The file of a workload with so many lines.
    fn input(&self, workload: &Workload, lines: u64) -> PathBuf {
        let path = self.inputs.join(format!("{}-{lines}.txt", workload.name));
        if !path.exists() {
            workload.write(lines, &path).expect("there is room for the input");
        }
        path
    }
}

/// Runs what makes the file `to`.
fn build(command: &mut Command, to: &Path) {
    let status = command.arg("-o").arg(to).status();
    let status = status.unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(status.success(), "{command:?} failed");
}

/// One run of a program: its seconds on the clock, and those of a processor, its own and the system's for it.
struct Run {
    clock: f64,
    seconds: f64,
    peak_kb: i64,
}

/// Runs `command` on `input` and measures it.
#[allow(clippy::zombie_processes, reason = "wait4 waits for it")]
fn run(mut command: Command, input: Stdio) -> Run {
    let start = Instant::now();
    let child = command.stdin(input).stdout(Stdio::null()).spawn().expect("it starts");
    let (mut status, id) = (0, i32::try_from(child.id()).expect("an id"));
    // SAFETY: all zeros are a `rusage`, and both pointers are to what lives here.
    let usage = unsafe {
        let mut usage: libc::rusage = std::mem::zeroed();
        assert_eq!(libc::wait4(id, &raw mut status, 0, &raw mut usage), id);
        usage
    };
    let clock = start.elapsed().as_secs_f64();
    assert_eq!(status, 0, "{command:?} failed");
    let seconds = |time: libc::timeval| time.tv_sec as f64 + time.tv_usec as f64 / 1e6;
    let seconds = seconds(usage.ru_utime) + seconds(usage.ru_stime);
    Run { clock, seconds, peak_kb: usage.ru_maxrss }
}

/// A hash of what `command` prints, without keeping it: the peak memory of a child starts at ours.
fn printed(mut command: Command, input: Stdio) -> io::Result<u64> {
    let mut child = command.stdin(input).stdout(Stdio::piped()).spawn()?;
    let mut stdout = child.stdout.take().expect("piped");
    let (mut hasher, mut buffer) = (DefaultHasher::new(), vec![0; 1 << 16]);
    loop {
        match stdout.read(&mut buffer)? {
            0 => break,
            n => hasher.write(&buffer[..n]),
        }
    }
    assert!(child.wait()?.success(), "{command:?} failed");
    Ok(hasher.finish())
}

/// Calls `pass` with the file as an input: itself, or through a pipe from `cat`.
fn with_input<T>(path: &Path, pipe: bool, pass: impl FnOnce(Stdio) -> T) -> T {
    if !pipe {
        return pass(File::open(path).expect("the input").into());
    }
    let mut ends = [0; 2];
    // SAFETY: there is room for two descriptors, which nobody else owns.
    let (reader, writer) = unsafe {
        assert_eq!(libc::pipe2(ends.as_mut_ptr(), libc::O_CLOEXEC), 0);
        (OwnedFd::from_raw_fd(ends[0]), OwnedFd::from_raw_fd(ends[1]))
    };
    let mut cat = Command::new("cat").arg(path).stdout(writer).spawn().expect("cat starts");
    let result = pass(reader.into());
    cat.wait().expect("cat ends");
    result
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// Prints the table of a workload, from a file or from a pipe.
fn compare(place: &Place, workload: &Workload, rounds: usize, pipe: bool) {
    let path = place.input(workload, workload.lines);
    let mut expected = None;
    let programs = programs(workload);
    for program in &programs[1..] {
        let command = place.command(*program, workload.task);
        let found = with_input(&path, pipe, |input| printed(command, input)).expect("it prints");
        let same = *expected.get_or_insert(found) == found;
        assert!(same, "{} prints something else", program.0);
    }
    let mut runs: Vec<Vec<Run>> = programs.iter().map(|_| Vec::new()).collect();
    for _ in 0..rounds {
        for (program, runs) in programs.iter().zip(&mut runs) {
            let command = place.command(*program, workload.task);
            runs.push(with_input(&path, pipe, |input| run(command, input)));
        }
    }
    let is_cpp = |i: &usize| programs[*i].0.starts_with("C++");
    let best = |round: usize| {
        let seconds = (0..programs.len()).filter(is_cpp).map(|i| runs[i][round].seconds);
        seconds.fold(f64::INFINITY, f64::min)
    };
    println!(
        "\n{} from a {}: {}",
        workload.name,
        if pipe { "pipe" } else { "file" },
        workload.what
    );
    println!(
        "{:26} {:>9} {:>8} {:>11} {:>8} {:>9}",
        "", "clock ms", "cpu ms", "x best C++", "x floor", "peak MB"
    );
    for (program, of_program) in programs.iter().zip(&runs) {
        let of = |f: &dyn Fn(usize) -> f64| median((0..rounds).map(f).collect());
        println!(
            "{:26} {:>9.1} {:>8.1} {:>11.2} {:>8.2} {:>9.1}",
            program.0,
            of(&|i| of_program[i].clock * 1e3),
            of(&|i| of_program[i].seconds * 1e3),
            of(&|i| of_program[i].seconds / best(i)),
            of(&|i| of_program[i].seconds / runs[0][i].seconds),
            of(&|i| of_program[i].peak_kb as f64 / 1024.0),
        );
    }
}

/// Prints how many instructions each further byte and line cost.
fn instructions(place: &Place, workload: &Workload) {
    println!("\n{}: {}", workload.name, workload.what);
    println!("{:26} {:>12} {:>12}", "instructions", "a byte", "a number");
    let sizes = [workload.lines / 50, workload.lines / 25];
    let paths = sizes.map(|lines| place.input(workload, lines));
    for program in &programs(workload)[..5] {
        let [small, large] = [0, 1].map(|i| {
            let command = place.command(*program, workload.task);
            let output = Command::new("valgrind")
                .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
                .arg(command.get_program())
                .args(command.get_args())
                .stdin(File::open(&paths[i]).expect("the input"))
                .output()
                .expect("valgrind is installed");
            let log = String::from_utf8_lossy(&output.stderr);
            let count = log.split("Collected : ").nth(1).and_then(|rest| rest.lines().next());
            let count: f64 = count.and_then(|count| count.parse().ok()).expect(&log);
            (count, std::fs::metadata(&paths[i]).expect("the input").len() as f64)
        });
        let more = large.0 - small.0;
        println!(
            "{:26} {:>12.2} {:>12.1}",
            program.0,
            more / (large.1 - small.1),
            more / ((sizes[1] - sizes[0]) as f64 * workload.numbers),
        );
    }
}

fn main() {
    let (mut rounds, mut only, mut count) = (11, String::new(), false);
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut value = || arguments.next().expect("a value after the option");
        match &*argument {
            "--rounds" => rounds = value().parse().expect("a number"),
            "--only" => only = value(),
            "--instructions" => count = true,
            _ => panic!("--rounds N, --only W1,W2 or --instructions, not {argument}"),
        }
    }
    let place = Place::new();
    for workload in WORKLOADS.iter().filter(|w| only.is_empty() || only.contains(w.name)) {
        if count {
            instructions(&place, workload);
        } else {
            compare(&place, workload, rounds, false);
            compare(&place, workload, rounds, true);
        }
    }
}
