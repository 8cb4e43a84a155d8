use proconio::marker::{Bytes, Chars, Usize1};
use proconio::{fastout, input};

#[fastout]
fn main() {
    input! { n: usize, edges: [(Usize1, Usize1, f64); n], s: Chars, t: Bytes, rows: [[i32]; 2] }
    for (a, b, c) in edges {
        println!("{a} {b} {c:.3}");
    }
    println!("{s:?} {t:?} {rows:?}");
}
