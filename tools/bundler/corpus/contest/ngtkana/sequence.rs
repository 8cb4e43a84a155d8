use io::input;
use splay_tree::{LazyOps, SplayTree};

enum AddSum {}

impl LazyOps for AddSum {
    type Value = i64;
    type Acc = (i64, i64);
    type Lazy = i64;
    fn proj(&value: &i64) -> (i64, i64) {
        (value, 1)
    }
    fn op(lhs: &(i64, i64), rhs: &(i64, i64)) -> (i64, i64) {
        (lhs.0 + rhs.0, lhs.1 + rhs.1)
    }
    fn act_value(lazy: &i64, value: &mut i64) {
        *value += lazy;
    }
    fn act_acc(lazy: &i64, acc: &mut (i64, i64)) {
        acc.0 += lazy * acc.1;
    }
    fn compose(upper: &i64, lower: &mut i64) {
        *lower += upper;
    }
}

fn main() {
    let q: usize = input();
    let mut tree = SplayTree::<AddSum>::new();
    for _ in 0..q {
        let query: Vec<i64> = input();
        let (l, r) = (query[1] as usize, query[2]);
        match query[0] {
            0 => tree.insert(l, r),
            1 => tree.reverse(l..r as usize),
            2 => tree.act(l..r as usize, query[3]),
            3 => println!("{}", tree.delete(l)),
            _ => println!("{:?}", tree.fold(l..r as usize)),
        }
    }
}
