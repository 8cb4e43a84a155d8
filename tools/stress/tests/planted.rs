//! Mistakes that people make, planted into solutions of this workspace: each is found and shown small.
//! Most are ignored, unless asked for by `-- --ignored`, as `.ci/run` does.

use std::fs;
use std::path::PathBuf;
use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::{Duration, Instant};
use stress::{Contest, Failure, Plan, Players, Program, search, shrink};
use verdicts::scratch::{self, write};
use verdicts::workspace::{cargo, name, root, run};
use verdicts::{Comparison, Limits, Verdict};

/// A mistake: its name, the problem, what is there, and what is planted instead.
const MISTAKES: [[&str; 4]; 8] = [
    [
        "k-plus-2",
        "bounded-nim",
        "bounded_nim::grundy(read_value!(u64), k)",
        "read_value!(u64) % (k + 2)",
    ],
    ["no-3", "hdu3032", "lasker::grundy(heap.into())", "no_3(heap.into())"],
    ["n-for-n-minus-1", "hdu4764", "bash::next_player_wins_misere", "bash::next_player_wins"],
    [
        "max-for-min",
        "sdsc2024-day6-t1",
        "squares::grundy(i, j)",
        "squares::lowbit(i).max(squares::lowbit(j))",
    ],
    ["u32-heap", "bounded-nim", "read_value!(u64)", "read_value!(u32).into()"],
    ["u32-wraps", "nim", "read_value!(u64)", "read_value!(u64) as u32 as u64"],
    ["empty", "nim", "input! { n: u64 }", "input! { n: u64 } assert!(n > 0);"],
    [
        "endless",
        "hdu1846",
        "let (n, m) = input.read()?;",
        "let (n, m) = input.read()?; while m == 7 {}",
    ],
];

/// What is added to a solution.
const ADDED: &str = "
#[allow(dead_code)]
fn no_3(n: u64) -> u64 {
    if n % 4 == 0 && n > 0 { n - 1 } else { n }
}
";

/// A workspace with a problem for each mistake.
static SCRATCH: LazyLock<PathBuf> = LazyLock::new(|| {
    let scratch = TARGET.join("tmp/stress");
    write(&scratch.join("Cargo.toml"), &scratch::manifest("\"*\"").unwrap()).unwrap();
    let lock = fs::read_to_string(root().join("Cargo.lock")).unwrap();
    write(&scratch.join("Cargo.lock"), &lock).unwrap();
    for [mistake, problem, right, wrong] in MISTAKES {
        let from = root().join("problems").join(problem);
        let to = scratch.join(mistake);
        for file in ["Cargo.toml", "src/main.rs"] {
            let text = fs::read_to_string(from.join(file)).unwrap();
            let text = match file {
                "Cargo.toml" => text.replace(&format!("\"{problem}"), &format!("\"{mistake}")),
                "src/main.rs" => {
                    assert!(text.contains(right), "{problem} has no `{right}`");
                    text.replace(right, wrong) + ADDED
                }
                _ => text,
            };
            write(&to.join(file), &text).unwrap();
        }
    }
    for folder in verdicts::workspace::folders(&scratch) {
        if !MISTAKES.iter().any(|[mistake, ..]| *mistake == name(&folder)) {
            fs::remove_dir_all(folder).unwrap();
        }
    }
    scratch
});

/// The target folder of this workspace.
static TARGET: LazyLock<PathBuf> = LazyLock::new(|| scratch::target().unwrap());

/// The solution with a mistake, with the profile of the tests, so that no library is compiled again.
fn solution(mistake: &str) -> PathBuf {
    let mut build = cargo();
    build.args(["build", "--quiet", "--offline", "--package", mistake]);
    let made = run(build.arg("--target-dir").arg(&*TARGET).current_dir(&*SCRATCH));
    made.programs.get(mistake).unwrap_or_else(|| panic!("{:?}", made.errors)).clone()
}

fn players(mistake: &str) -> Players {
    let [_, problem, ..] = MISTAKES.into_iter().find(|[name, ..]| *name == mistake).expect("one");
    let brute = root().join("problems").join(problem).join("brute.rs");
    let brute = stress::build("2021", &[brute]).unwrap().remove(0);
    // Only what never ends is waited for: on a machine that does much else, any program takes long.
    let time =
        if mistake == "endless" { Duration::from_millis(500) } else { Limits::default().time };
    Players {
        solution: Program::Built(solution(mistake)),
        brute: Some(Program::Built(brute.clone())),
        generator: Program::Built(brute),
        comparison: Comparison::default(),
        limits: Limits { time, ..Limits::default() },
    }
}

/// The smallest input on which a mistake shows. A person waits for seconds; a machine that does much else may take
/// longer, and finds the same.
fn smallest(mistake: &str) -> Failure {
    static ONE: Mutex<()> = Mutex::new(());
    // One at a time, as a person does it.
    let _one = ONE.lock().unwrap_or_else(PoisonError::into_inner);
    let players = players(mistake);
    let start = Instant::now();
    let longest = Duration::from_secs(120);
    let plan = Plan { seed: 1, time: longest, jobs: 2 };
    let (_, found) = search(&players, plan);
    let failure = found.expect("it is found").outcome.expect("nobody else is wrong");
    let mut contest = Contest::new(&players, None);
    let shrunk = shrink(&mut contest, failure, longest);
    assert!(!shrunk.is_cut, "{} were tried", shrunk.tried);
    let time = start.elapsed();
    println!("{mistake}: {time:?}, {} tried\n{}", shrunk.tried, shown(&shrunk.failure));
    shrunk.failure
}

fn shown(failure: &Failure) -> String {
    String::from_utf8_lossy(&failure.input).into_owned()
}

#[test]
fn k_plus_2() {
    assert_eq!(shown(&smallest("k-plus-2")), "1\n1 1\n2\n");
}

#[test]
#[ignore = "slow: builds three programs"]
fn no_3() {
    let failure = smallest("no-3");
    let words = shown(&failure).split_whitespace().count();
    assert!(words <= 2 + 3, "{}", shown(&failure));
}

#[test]
#[ignore = "slow: builds three programs"]
fn n_for_n_minus_1() {
    assert_eq!(shown(&smallest("n-for-n-minus-1")), "1 1\n");
}

/// One piece always wins, so that two are the fewest; they are apart by a power of two.
#[test]
#[ignore = "slow: builds three programs"]
fn max_for_min() {
    let text = shown(&smallest("max-for-min"));
    let mut lines: Vec<&str> = text.lines().collect();
    lines[2..].sort_unstable();
    assert!(lines == ["1", "2 2", "1 1", "1 2"] || lines == ["1", "2 2", "1 1", "2 1"], "{text}");
}

/// What does not fit is refused; the smallest such number is shown.
#[test]
#[ignore = "slow: builds three programs"]
fn u32_heap() {
    let failure = smallest("u32-heap");
    assert_eq!(failure.verdict, Verdict::RuntimeError);
    assert_eq!(shown(&failure), "1\n1 4294967296\n4294967296\n");
}

#[test]
#[ignore = "slow: builds three programs"]
fn u32_wraps() {
    assert_eq!(shown(&smallest("u32-wraps")), "1\n1\n4294967296\n");
}

#[test]
#[ignore = "slow: builds three programs"]
fn an_empty_case() {
    let failure = smallest("empty");
    assert_eq!(failure.verdict, Verdict::RuntimeError);
    assert_eq!(shown(&failure), "1\n0\n");
}

/// One that does not end: each smaller input takes the time limit.
#[test]
#[ignore = "slow: builds three programs"]
fn endless() {
    let failure = smallest("endless");
    assert_eq!(failure.verdict, Verdict::TimeLimitExceeded);
    assert_eq!(shown(&failure), "1\n1 7\n");
}
