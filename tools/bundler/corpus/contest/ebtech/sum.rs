use contest_algorithms::scanner::Scanner;
use std::io::{self, Write};

fn main() {
    let mut scan = Scanner::new(io::stdin().lock());
    let out = &mut io::BufWriter::new(io::stdout().lock());
    let n: usize = scan.token();
    let total: i64 = (0..n).map(|_| scan.token::<i64>()).sum();
    writeln!(out, "{}", total).ok();
}
