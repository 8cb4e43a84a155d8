use contest_algorithms::math::{factorize, is_prime};
use contest_algorithms::scanner::Scanner;
use std::io;

fn main() {
    let mut scan = Scanner::new(io::stdin().lock());
    let q: usize = scan.token();
    for _ in 0..q {
        let n: i64 = scan.token();
        if is_prime(n) {
            println!("prime");
        } else {
            println!("{:?}", factorize(n));
        }
    }
}
