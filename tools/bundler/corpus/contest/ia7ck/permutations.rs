use arg_cmp::ArgCmp;
use next_permutation::NextPermutation;
use scanner::{scan, Scanner};

fn main() {
    let mut scanner = Scanner::stdin_lock();
    scan! { via scanner, n: usize, mut points: [(i64, i64); n] };
    points.sort_by_key(|&(x, y)| ArgCmp::new(x, y));
    println!("{points:?}");
    let mut order: Vec<usize> = (0..n).collect();
    let mut best = i64::MAX;
    loop {
        let length: i64 = order
            .windows(2)
            .map(|w| (points[w[0]], points[w[1]]))
            .map(|(a, b)| (a.0 - b.0).abs() + (a.1 - b.1).abs())
            .sum();
        best = best.min(length);
        if !order.next_permutation() {
            break;
        }
    }
    println!("{best}");
}
