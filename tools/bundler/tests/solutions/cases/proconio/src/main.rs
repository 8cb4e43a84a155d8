//! Everything of proconio: fastout, derive_readable, markers, nested input.
use proconio::marker::{Bytes, Chars, Usize1};
use proconio::{derive_readable, fastout, input};
use toolkit::maximum;

#[derive_readable]
#[derive(Debug, Clone, PartialEq)]
struct Edge {
    from: Usize1,
    to: Usize1,
    weight: i64,
}

#[derive_readable]
struct Pair(u32, Chars);

#[fastout]
fn main() {
    input! {
        n: usize,
        edges: [Edge; n],
        pair: Pair,
        mut rows: [Bytes; 2],
        grid: [[u8; 2]; 2],
        (a, b): (i32, f64),
    }
    for edge in &edges {
        println!("{} {} {}", edge.from, edge.to, edge.weight);
    }
    rows.reverse();
    print!("{} {:?} ", pair.0, pair.1);
    println!("{:?} {grid:?} {a} {b:.1}", rows[0]);
    println!("{}", half(2 * maximum!(a, 3)));
}

#[fastout]
#[rustfmt::skip]
fn half(n: i32) -> i32 { n / 2 }
