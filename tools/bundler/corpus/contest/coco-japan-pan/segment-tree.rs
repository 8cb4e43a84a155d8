use proconio::{fastout, input};
use segtree::{MaxSegTree, MinSegTree};

#[fastout]
fn main() {
    input! {
        n: usize,
        q: usize,
        a: [i32; n],
    }
    let mut min = MinSegTree::<i32>::from(&a);
    let mut max = MaxSegTree::<i32>::from(&a);
    for _ in 0..q {
        input! {
            t: u8,
            l: usize,
            r: usize,
        }
        if t == 1 {
            min.set(l - 1, r as i32);
            max.set(l - 1, r as i32);
        } else {
            println!("{} {}", min.prod(l - 1..r), max.prod(l - 1..r));
        }
    }
    println!("{}", min.max_right(0, |x| *x >= 0));
}
