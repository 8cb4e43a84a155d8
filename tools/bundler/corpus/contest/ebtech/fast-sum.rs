use contest_algorithms::scanner::UnsafeScanner;
use std::io::{self, Write};

fn main() {
    let mut scan = UnsafeScanner::new(io::stdin().lock());
    let mut out = io::BufWriter::new(io::stdout().lock());
    let t = scan.token::<usize>();
    for _ in 0..t {
        let n = scan.token::<usize>();
        let values: Vec<u64> = (0..n).map(|_| scan.token()).collect();
        let best = values.iter().max().unwrap();
        writeln!(out, "{} {}", values.iter().sum::<u64>(), best).unwrap();
    }
}
