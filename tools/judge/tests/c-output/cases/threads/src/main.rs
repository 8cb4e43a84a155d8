//! A thread for a larger stack, as in many programs that recurse; and several, one after the other. What is local to one is made
//! when it is first used.

use std::cell::{Cell, RefCell};
use std::io::{self, BufRead};
use std::thread;

thread_local! {
    static KNOWN: RefCell<Vec<Option<u64>>> = {
        println!("none is known");
        RefCell::new(vec![None; 90])
    };
    pub static ASKED: Cell<u32> = const { Cell::new(3) };
}

fn fibonacci(n: usize) -> u64 {
    ASKED.with(|asked| asked.set(asked.get() + 1));
    if n < 2 {
        return n as u64;
    }
    KNOWN.with(|known| known.borrow()[n]).unwrap_or_else(|| {
        let value = fibonacci(n - 1) + fibonacci(n - 2);
        KNOWN.with(|known| known.borrow_mut()[n] = Some(value));
        value
    })
}

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
    println!("{} {}", fibonacci(80), ASKED.with(Cell::get));
    let large = thread::Builder::new().name("solve".into()).stack_size(64 << 20);
    let n = large.spawn(solve).unwrap().join().unwrap();
    let all: Vec<_> = (0..3).map(|i| thread::spawn(move || n ^ i)).collect();
    println!("{:?}", all.into_iter().map(|one| one.join().unwrap()).collect::<Vec<_>>());
}
