use either::*;
use itertools::*;
use permutohedron::*;
use proconio::{input, marker::*};
use std::collections::*;

fn main() {
    input! {
        n: usize,
        a: [u32; n],
    }
    let mut digits = a.clone();
    let mut multiples = HashSet::new();
    heap_recursive(&mut digits, |d| {
        let x = d.iter().fold(0, |x, y| x * 10 + y);
        if x % 4 == 0 {
            multiples.insert(x);
        }
    });
    println!("{}", multiples.iter().sorted().join(" "));
    let mut walk = if n % 2 == 0 { Left(a.iter()) } else { Right(a.iter().rev()) };
    println!("{}", walk.join(""));
}
