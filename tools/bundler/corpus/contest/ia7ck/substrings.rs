use rolling_hash::RollingHash;
use run_length::RunLength;
use scanner::{scan, Scanner};

fn main() {
    let mut scanner = Scanner::stdin_lock();
    scan! { via scanner, s: Chars, q: usize };
    let hash: RollingHash<1_000_000_009> = s.iter().map(|&c| c as u64).collect();
    for _ in 0..q {
        scan! { via scanner, a: usize, b: usize, len: usize };
        println!("{}", hash.hash(a..a + len) == hash.hash(b..b + len));
    }
    let runs: String = RunLength::new(&s)
        .map(|(c, k)| format!("{c}{k}"))
        .collect();
    println!("{runs}");
}
