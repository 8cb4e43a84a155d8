use disjoint_intervals::{DisjointIntervals, InsertItem};
use scanner::{scan, Scanner};

fn main() {
    let mut scanner = Scanner::stdin_lock();
    scan! { via scanner, q: usize };
    let mut painted = DisjointIntervals::<i64>::new();
    for _ in 0..q {
        scan! { via scanner, l: i64, r: i64 };
        let again = painted.insert(l..r, 0, |sum, item| match item {
            InsertItem::Overlap(part) => sum + part.end - part.start,
            _ => sum,
        });
        let parts: Vec<_> = painted.iter().collect();
        println!("{again} {parts:?}");
    }
}
