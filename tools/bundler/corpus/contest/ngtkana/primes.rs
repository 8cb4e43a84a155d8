use erato::{LpdSieve, Sieve};
use io::input;

fn main() {
    let (n, m): (u32, usize) = input();
    let mut sieve = Sieve::new();
    let primes: Vec<u32> = sieve.prime_numbers::<u32>().take_while(|&p| p <= n).collect();
    println!("{:?}", primes);
    let mut lpd = LpdSieve::with_len(m + 1);
    for (p, e) in lpd.prime_factors(m).rle() {
        println!("{}^{}", p, e);
    }
    println!("{:?}", sieve.prime_factors(m as u64).unique().collect::<Vec<_>>());
}
