use io::input;
use segtree::{Op, Segtree};

enum MaxOp {}

impl Op for MaxOp {
    type Value = i64;
    fn identity() -> i64 {
        i64::MIN
    }
    fn mul(lhs: &i64, rhs: &i64) -> i64 {
        *lhs.max(rhs)
    }
}

fn main() {
    let (_n, q): (usize, usize) = input();
    let a: Vec<i64> = input();
    let mut seg = a.into_iter().collect::<Segtree<MaxOp>>();
    for _ in 0..q {
        let (t, x, v): (u8, usize, i64) = input();
        match t {
            1 => *seg.entry(x - 1) = v,
            2 => println!("{}", seg.fold(x - 1..v as usize)),
            _ => println!("{}", seg.max_right(x - 1, |&max| max < v) + 1),
        }
    }
}
