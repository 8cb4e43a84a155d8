//! Library Checker `nim_product_64`: Nim Product (F_{2^64})
//! <https://judge.yosupo.jp/problem/nim_product_64>
//!
//! Kind: Numbers ***
//! Game (coins at the corners of rectangles): the value of a cell (a, b) is the nim product of a and b,
//! counted from 0, where either coordinate is a coin-turning game of its own (Tartan theorem).
//! Theorem: below 2^64 the nim product, with the nim-sum, makes a field; for F = 2^(2^k) and a < F, F
//! times a is their ordinary product, and F times F is F + F / 2.
//! Checked by the definition for all numbers below 32; 1024 cases, bounds 31. All powers of two and 1000 random
//! products by Conway's rules.

use proconio::{fastout, input, read_value};
use sg::NimProduct;

#[fastout]
fn main() {
    input! { t: u32 }
    let nim_product = NimProduct::new();
    for _ in 0..t {
        let (a, b) = read_value!((u64, u64));
        println!("{}", nim_product.of(a, b));
    }
}
