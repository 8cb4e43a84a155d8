use divisors::Divisors;
use prime_factorization::{ByLeastPrimeFactors, PrimeFactorization, TrialDivision};
use scanner::{scan, Scanner};

fn main() {
    let mut scanner = Scanner::stdin_lock();
    scan! { via scanner, n: u64, m: usize };
    for (p, e) in TrialDivision::new().factors(n) {
        print!("{p}^{e} ");
    }
    println!();
    println!("{:?}", ByLeastPrimeFactors::new(m).factors(m - 1));
    println!("{:?}", m.divisors());
}
