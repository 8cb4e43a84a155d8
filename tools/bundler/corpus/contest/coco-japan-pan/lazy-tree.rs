use lazy_segtree::LazySegTree;
use lazy_segtree_utils::inner_types::AddSum;
use proconio::input;

fn main() {
    input! {
        n: usize,
        q: usize,
    }
    let mut tree = LazySegTree::<AddSum<i64>>::from(vec![(0, 1); n]);
    for _ in 0..q {
        input! { t: u8, l: usize, r: usize }
        if t == 0 {
            input! { x: i64 }
            tree.apply_range(l..r, &x.into());
        } else {
            println!("{}", tree.prod(l..r).0);
        }
    }
}
