use proconio::input;
use proconio::marker::{Chars, Usize1};

#[proconio::fastout]
fn main() {
    input! { n: usize, a: [Usize1; n], s: Chars }
    println!("{:?} {}", a, s.len());
}
