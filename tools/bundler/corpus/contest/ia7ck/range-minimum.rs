use scanner::{scan, Scanner};
use segment_tree::SegmentTree;

fn main() {
    let mut scanner = Scanner::stdin_lock();
    scan! { via scanner, n: usize, q: usize, a: [u32; n] };
    let mut tree = SegmentTree::new(n, u32::MAX, |&x: &u32, &y: &u32| x.min(y));
    for (i, &x) in a.iter().enumerate() {
        tree.set(i, x);
    }
    for _ in 0..q {
        scan! { via scanner, kind: char, x: usize, y: usize };
        match kind {
            'u' => tree.set(x, y as u32),
            'm' => println!("{}", tree.fold(x..y)),
            'r' => println!("{}", tree.max_right(x, |&min| min >= y as u32)),
            _ => unreachable!(),
        }
    }
}
