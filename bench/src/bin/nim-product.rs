//! `nim-product COUNT` prints the nim-sum of so many nim products, as `cpp/nim-product.cpp` does.

use sg::NimProduct;

fn main() {
    let count =
        std::env::args().nth(1).and_then(|count| count.parse().ok()).expect("nim-product COUNT");
    let nim = NimProduct::new();
    let mut state = 1_u64;
    let numbers = std::iter::repeat_with(|| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    });
    let numbers: Vec<u64> = numbers.take(1 << 16).collect();
    let product = |i: usize| nim.of(numbers[i & 0xffff], numbers[((i >> 16) + i + 1) & 0xffff]);
    println!("{}", (0..count).fold(0, |sum, i| sum ^ product(i)));
}
