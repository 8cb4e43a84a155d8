fn main() {
    let sieve = primal::Sieve::new(10_000);
    println!("{} {:?}", sieve.prime_pi(1000), sieve.factor(8400));
    println!("{:?} {}", primal::Primes::all().take(10).collect::<Vec<_>>(), primal::is_prime(1_000_000_007));
}
