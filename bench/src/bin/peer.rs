//! `peer WAY TASK`: how others read integers in Rust. The tasks are those of `ours`.

use std::io::{BufWriter, Read, StdoutLock, Write};

fn word(a: u64, b: u64) -> &'static str {
    if a > b { "first" } else { "second" }
}

fn xor(values: &[u64]) -> u64 {
    values.iter().fold(0, |xor, x| xor ^ x)
}

fn out() -> BufWriter<StdoutLock<'static>> {
    BufWriter::new(std::io::stdout().lock())
}

/// One `input!` a value: nothing is kept.
fn proconio_each(task: &str) {
    use proconio::input;
    input! { n: usize }
    let mut out = out();
    if task == "xor" {
        let mut xor = 0;
        for _ in 0..n {
            input! { x: u64 }
            xor ^= x;
        }
        writeln!(out, "{xor}").unwrap();
    } else if task == "cases" {
        for _ in 0..n {
            input! { count: usize }
            let mut xor = 0;
            for _ in 0..count {
                input! { x: u64 }
                xor ^= x;
            }
            writeln!(out, "{xor}").unwrap();
        }
    } else {
        for _ in 0..n {
            input! { a: u64, b: u64 }
            writeln!(out, "{}", word(a, b)).unwrap();
        }
    }
}

/// One `input!` for all values, in a `Vec`.
fn proconio_vec(task: &str) {
    use proconio::input;
    let mut out = out();
    if task == "xor" {
        input! { n: usize, values: [u64; n] }
        writeln!(out, "{}", xor(&values)).unwrap();
    } else if task == "cases" {
        input! { n: usize }
        for _ in 0..n {
            input! { values: [u64] }
            writeln!(out, "{}", xor(&values)).unwrap();
        }
    } else {
        input! { n: usize, lines: [(u64, u64); n] }
        for (a, b) in lines {
            writeln!(out, "{}", word(a, b)).unwrap();
        }
    }
}

/// The whole input is read into memory first, which older versions called `input_once!`.
fn proconio_once(task: &str) {
    use proconio::input;
    let mut source =
        proconio::source::once::OnceSource::new(std::io::BufReader::new(std::io::stdin()));
    let mut out = out();
    if task == "xor" {
        input! { from source, n: usize, values: [u64; n] }
        writeln!(out, "{}", xor(&values)).unwrap();
    } else if task == "cases" {
        input! { from &mut source, n: usize }
        for _ in 0..n {
            input! { from &mut source, values: [u64] }
            writeln!(out, "{}", xor(&values)).unwrap();
        }
    } else {
        input! { from source, n: usize, lines: [(u64, u64); n] }
        for (a, b) in lines {
            writeln!(out, "{}", word(a, b)).unwrap();
        }
    }
}

/// All of the input as a string, split at white space.
fn read_to_string(task: &str) {
    let mut text = String::new();
    std::io::stdin().lock().read_to_string(&mut text).unwrap();
    let mut values = text.split_ascii_whitespace().map(|token| token.parse::<u64>().unwrap());
    let n = values.next().unwrap();
    let mut out = out();
    if task == "xor" {
        writeln!(out, "{}", values.fold(0, |xor, x| xor ^ x)).unwrap();
    } else if task == "cases" {
        for _ in 0..n {
            let count = usize::try_from(values.next().unwrap()).unwrap();
            let xor = values.by_ref().take(count).fold(0, |xor, x| xor ^ x);
            writeln!(out, "{xor}").unwrap();
        }
    } else {
        for _ in 0..n {
            writeln!(out, "{}", word(values.next().unwrap(), values.next().unwrap())).unwrap();
        }
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match &*arguments[0] {
        "input" => proconio_each(&arguments[1]),
        "input-vec" => proconio_vec(&arguments[1]),
        "input-once" => proconio_once(&arguments[1]),
        "read-to-string" => read_to_string(&arguments[1]),
        _ => panic!("peer WAY TASK, not {arguments:?}"),
    }
}
