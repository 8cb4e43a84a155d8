use num_bigint::{BigInt, BigUint};

fn main() {
    let a: BigUint = "123456789012345678901234567890".parse().unwrap();
    let b = BigInt::from(-7i64).pow(40);
    println!("{} {} {}", &a * &a, &b / 1_000_000_007, a.modpow(&10u32.into(), &998_244_353u32.into()));
}
