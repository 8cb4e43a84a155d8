use floor_ceil_sum::floor_sum;
use prime_utils::{miller_rabin, Eratosthenes};
use proconio::input;

fn main() {
    input! {
        n: usize,
        m: u64,
    }
    let sieve = Eratosthenes::new(1000);
    println!("{:?}", sieve.factorize(n));
    println!("{:?}", sieve.enumerate_divisors(n));
    println!("{}", sieve.get_primes().len());
    println!("{}", miller_rabin(m));
    println!("{}", floor_sum(10, 7, 3, 5));
}
