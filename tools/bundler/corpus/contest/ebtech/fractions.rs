use contest_algorithms::math::num::Rational;
use contest_algorithms::scanner::Scanner;
use std::io;

fn main() {
    let mut scan = Scanner::new(io::stdin().lock());
    let n: usize = scan.token();
    let mut fractions: Vec<Rational> = (0..n)
        .map(|_| Rational::new(scan.token(), scan.token()))
        .collect();
    fractions.sort();
    let total = fractions
        .iter()
        .fold(Rational::from(0), |sum, &x| sum + x);
    println!("{}/{}", total.num, total.den);
    println!("{}/{}", fractions[0].num, fractions[0].den);
}
