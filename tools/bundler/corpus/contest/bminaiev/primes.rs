use algo_lib::io::input::Input;
use algo_lib::io::output::Output;
use algo_lib::math::gcd::{gcd, lcm};
use algo_lib::math::primes::{factorize, gen_largest_prime_table, is_prime};

fn main() {
    let mut input = Input::new_stdin();
    let mut output = Output::new_stdout();
    let table = gen_largest_prime_table(10_000);
    let (a, b) = (input.usize(), input.usize());
    for p in factorize(&table, a) {
        output.println((p.value, p.power));
    }
    output.println((gcd(a as i64, b as i64), lcm(a as i64, b as i64)));
    output.println(if is_prime(b as i64) { "prime" } else { "not prime" });
    output.flush();
}
