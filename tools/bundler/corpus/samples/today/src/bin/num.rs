use num::integer::{gcd, lcm};
use num::{BigInt, One};

fn main() {
    let mut product = BigInt::one();
    for i in 1..=30 {
        product *= i;
    }
    println!("{product} {} {}", gcd(12, 18), lcm(4u64, 6));
}
