use contest_algorithms::math::fft::convolution;
use contest_algorithms::scanner::Scanner;
use std::io;

fn main() {
    let mut scan = Scanner::new(io::stdin().lock());
    let (n, m) = (scan.token::<usize>(), scan.token::<usize>());
    let a: Vec<i64> = (0..n).map(|_| scan.token()).collect();
    let b: Vec<i64> = (0..m).map(|_| scan.token()).collect();
    let mut c = convolution(&a, &b);
    c.truncate(n + m - 1);
    let line: Vec<String> = c.iter().map(i64::to_string).collect();
    println!("{}", line.join(" "));
}
