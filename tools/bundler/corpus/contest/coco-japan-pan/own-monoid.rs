use algebra::Monoid;
use proconio::{input, marker::Chars};
use segtree::SegTree;

// The longest run of equal letters.
#[derive(Debug, Clone)]
struct Run {
    len: usize,
    left: (char, usize),
    right: (char, usize),
    best: usize,
}

#[derive(Debug)]
struct RunMonoid;

impl Monoid for RunMonoid {
    type Target = Option<Run>;
    fn id_element() -> Self::Target {
        None
    }
    fn binary_operation(a: &Self::Target, b: &Self::Target) -> Self::Target {
        let (Some(a), Some(b)) = (a, b) else {
            return a.clone().or(b.clone());
        };
        let mut run = Run {
            len: a.len + b.len,
            left: a.left,
            right: b.right,
            best: a.best.max(b.best),
        };
        if a.right.0 == b.left.0 {
            run.best = run.best.max(a.right.1 + b.left.1);
            if a.left.1 == a.len {
                run.left.1 += b.left.1;
            }
            if b.right.1 == b.len {
                run.right.1 += a.right.1;
            }
        }
        Some(run)
    }
}

fn run(c: char) -> Option<Run> {
    Some(Run { len: 1, left: (c, 1), right: (c, 1), best: 1 })
}

fn main() {
    input! { _n: usize, q: usize, s: Chars }
    let letters: Vec<Option<Run>> = s.iter().map(|&c| run(c)).collect();
    let mut tree = SegTree::<RunMonoid>::from(&letters);
    for _ in 0..q {
        input! { i: usize, c: char }
        tree.set(i - 1, run(c));
        println!("{}", tree.all_prod().unwrap().best);
    }
}
