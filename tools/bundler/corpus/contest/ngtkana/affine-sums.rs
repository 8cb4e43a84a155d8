use fp::{fp_new, Fp};
use io::input;
use lazy_segtree::{LazySegtree, Op};

const P: u64 = 998_244_353;
type F = Fp<P>;

enum Affine {}

impl Op for Affine {
    type Value = (F, F);
    type Operator = (F, F);
    fn identity() -> Self::Value {
        (fp_new(0), fp_new(0))
    }
    fn op(lhs: &Self::Value, rhs: &Self::Value) -> Self::Value {
        (lhs.0 + rhs.0, lhs.1 + rhs.1)
    }
    fn apply(op: &Self::Operator, value: &Self::Value) -> Self::Value {
        (op.0 * value.0 + op.1 * value.1, value.1)
    }
    fn identity_op() -> Self::Operator {
        (fp_new(1), fp_new(0))
    }
    fn compose(op: &Self::Operator, other: &Self::Operator) -> Self::Operator {
        (op.0 * other.0, op.0 * other.1 + op.1)
    }
}

fn main() {
    let (_n, q): (usize, usize) = input();
    let a: Vec<u64> = input();
    let mut seg: LazySegtree<Affine> = a.iter().map(|&x| (fp_new(x), fp_new(1))).collect();
    for _ in 0..q {
        let query: Vec<u64> = input();
        let range = query[1] as usize..query[2] as usize;
        if query[0] == 0 {
            seg.range_apply(range, &(fp_new(query[3]), fp_new(query[4])));
        } else {
            println!("{}", seg.fold(range).0);
        }
    }
}
