use fenwick_tree::FenwickTree;
use proconio::{input, marker::Usize1};

fn main() {
    input! {
        n: usize,
        p: [Usize1; n],
    }
    let mut seen = FenwickTree::new(n, 0_i64);
    let mut total = 0;
    for &x in &p {
        total += seen.sum(x + 1..);
        seen.add(x, 1);
    }
    println!("{} {}", total, seen.lower_bound(2));
}
