use fenwick_tree::FenwickTree;
use scanner::{scan, Scanner};
use zarts::SortedSeq;

fn main() {
    let mut scanner = Scanner::stdin_lock();
    scan! { via scanner, n: usize, a: [i64; n] };
    let order: SortedSeq<i64> = a.iter().copied().collect();
    let mut seen = FenwickTree::new(order.len(), 0_u64);
    let mut inversions = 0;
    for x in &a {
        let i = order.ord(x);
        inversions += seen.sum(i + 1..);
        seen.add(i, 1);
    }
    println!("{inversions}");
}
