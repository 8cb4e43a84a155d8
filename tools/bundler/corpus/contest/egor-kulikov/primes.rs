use algo_lib::io::input::Input;
use algo_lib::io::output::Output;
use algo_lib::numbers::gcd::{gcd, lcm};
use algo_lib::numbers::primes::factorize::Factorize;
use algo_lib::numbers::primes::prime::is_prime;
use algo_lib::numbers::primes::sieve::primes;

fn main() {
    let mut input = Input::stdin();
    let mut out = Output::stdout();
    let (a, b): (u64, u64) = input.read();
    out.print_line((gcd(a, b), lcm(a, b)));
    out.print_line(primes(30));
    out.print_per_line(&a.prime_divisors());
    out.print_line(b.divisors().len());
    out.print_line(is_prime(b + 1));
    out.flush();
}
