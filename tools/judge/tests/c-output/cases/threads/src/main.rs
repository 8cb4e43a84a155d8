//! A thread for a larger stack, as in many programs that recurse; and several, one after the other.

use std::io::{self, BufRead};
use std::thread;

fn depth(n: u64) -> u64 {
    if n == 0 { 0 } else { 1 + depth(n - 1).max(n / 2) }
}

fn solve() -> u64 {
    let line = io::stdin().lock().lines().next().and_then(Result::ok).unwrap_or_default();
    let n: u64 = line.split(' ').next().and_then(|word| word.parse().ok()).unwrap_or(5);
    println!("{}", depth(n % 50_000));
    n
}

fn main() {
    let large = thread::Builder::new().name("solve".into()).stack_size(64 << 20);
    let n = large.spawn(solve).unwrap().join().unwrap();
    let all: Vec<_> = (0..3).map(|i| thread::spawn(move || n ^ i)).collect();
    println!("{:?}", all.into_iter().map(|one| one.join().unwrap()).collect::<Vec<_>>());
}
