use contest_algorithms::scanner::Scanner;
use contest_algorithms::string_proc::{palindromes, z_algorithm};
use std::io;

fn main() {
    let mut scan = Scanner::new(io::stdin().lock());
    let s: Vec<u8> = scan.token::<String>().into_bytes();
    let n = s.len();
    let z = z_algorithm(&s);
    let period = (1..n).find(|&p| n % p == 0 && z[p] == n - p).unwrap_or(n);
    let longest = palindromes(&s).into_iter().max().unwrap();
    println!("{} {}", period, longest);
}
