use num_traits::{Num, One, Zero};

fn power<T: Num + Copy>(base: T, mut exponent: u32) -> T {
    let (mut result, mut base) = (T::one(), base);
    while exponent > 0 {
        if exponent % 2 == 1 {
            result = result * base;
        }
        base = base * base;
        exponent /= 2;
    }
    result
}

fn main() {
    println!("{} {} {}", power(3i64, 20), power(1.5f64, 3), u8::zero() + u8::one());
}
