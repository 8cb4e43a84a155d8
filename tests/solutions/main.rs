//! Problems as whole programs: every small input against the game as the statement tells it, and the
//! largest input in the judge's memory.

#![allow(
    clippy::format_collect,
    reason = "an input is written once, in a line that reads as its format"
)]

mod atcoder_abc255_g;
mod atcoder_abc297_g;
mod atcoder_abc368_f;
mod atcoder_agc017_d;
mod atcoder_arc091_f;
mod atcoder_arc105_d;
mod atcoder_arc168_b;
mod atcoder_dp_k;
mod bounded_nim;
mod cf1194d;
mod cf1451f;
mod cf1704f;
mod cf305e;
mod cf494e;
mod cf603c;
mod cf850c;
mod cses1098;
mod cses1099;
mod cses1729;
mod cses1730;
mod cses2207;
mod cses2208;
mod hdu1524;
mod hdu1525;
mod hdu1527;
mod hdu1536;
mod hdu1729;
mod hdu1730;
mod hdu1846;
mod hdu1847;
mod hdu1848;
mod hdu1849;
mod hdu1850;
mod hdu1851;
mod hdu1907;
mod hdu2149;
mod hdu2176;
mod hdu2188;
mod hdu2509;
mod hdu2516;
mod hdu2897;
mod hdu3032;
mod hdu3389;
mod hdu4764;
mod hdu5795;
mod library_checker_nim_product_64;
mod luogu_p1247;
mod luogu_p2148;
mod luogu_p3179;
mod luogu_p3235;
mod luogu_p3480;
mod luogu_p6560;
mod nim;
mod poj1704;
mod poj1740;
mod poj2234;
mod poj2311;
mod poj2484;
mod poj2505;
mod poj3537;
mod poj3710;
mod sdsc2024_day6_t1;

use cases::{Game, sorted};
use std::collections::BTreeMap;
use std::env;
use std::path::PathBuf;
use std::process::Command;
use std::sync::OnceLock;
use tests::Limits;
use tests::input_file;
use tests::process::run;
use tests::workspace::{self, build, folders, name, root};

/// The program of a problem: built with all others at once, where all tests run, as each start of Cargo takes a while.
fn program(problem: &str) -> PathBuf {
    static ALL: OnceLock<BTreeMap<String, Result<PathBuf, String>>> = OnceLock::new();
    if !env::args().skip(1).all(|argument| argument.starts_with('-')) {
        return workspace::program(problem);
    }
    let programs = ALL.get_or_init(|| {
        let names: Vec<String> =
            folders(&root().join("problems")).iter().map(|folder| name(folder)).collect();
        build(&names.iter().map(String::as_str).collect::<Vec<_>>())
    });
    programs[problem].clone().unwrap_or_else(|message| panic!("{message}"))
}

/// What `command` prints on `input`, line by line.
fn answers_of(command: &mut Command, input: &str) -> Vec<String> {
    let input = input_file(input.as_bytes()).expect("a temporary file");
    let finished = run(command, input, Limits::default()).expect("the program starts");
    let status = finished.status();
    assert!(status.is_some_and(|s| s.success()), "{:?}: {}", finished.end, finished.stderr);
    let text = String::from_utf8(finished.stdout).expect("UTF-8");
    text.lines().map(str::to_owned).collect()
}

/// What the program of `problem` prints on `input`, line by line.
fn answers(problem: &str, input: &str) -> Vec<String> {
    answers_of(&mut Command::new(program(problem)), input)
}

/// All lists of `len` values in `0..=max`.
fn lists(len: u32, max: u64) -> impl Iterator<Item = Vec<u64>> {
    let base = max + 1;
    (0..base.pow(len)).map(move |code| (0..len).map(|i| code / base.pow(i) % base).collect())
}

/// The numbers of a list as a line of an input.
fn line(list: &[u64]) -> String {
    let numbers: Vec<String> = list.iter().map(u64::to_string).collect();
    numbers.join(" ") + "\n"
}

/// Asks the program of `problem` who wins each position of up to 4 heaps of 1 to `most`, in one input, and
/// compares its answers with the game of these options.
fn who_wins_each<I: IntoIterator<Item = Vec<u64>>>(
    problem: &str,
    most: u64,
    options: impl Fn(&[u64]) -> I,
) {
    let positions = || (1..=4).flat_map(|len| lists(len, most)).filter(|p| !p.contains(&0));
    let lines: String = positions().map(|p| format!("{}\n{}", p.len(), line(&p))).collect();
    let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps));
    let input = format!("{}\n{lines}", positions().count());
    let expected =
        positions().map(|p| if game.next_player_wins(&sorted(&p)) { "first" } else { "second" });
    assert!(answers(problem, &input).into_iter().eq(expected));
}
