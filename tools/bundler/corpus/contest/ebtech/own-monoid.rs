use contest_algorithms::range_query::{ArqSpec, StaticArq};
use contest_algorithms::scanner::Scanner;
use std::io;

// Adds on a range, and the maximum of a range.
enum AddMax {}

impl ArqSpec for AddMax {
    type S = i64;
    type F = i64;
    fn op(a: &i64, b: &i64) -> i64 {
        *a.max(b)
    }
    fn identity() -> i64 {
        i64::MIN / 2
    }
    fn compose(f: &i64, g: &i64) -> i64 {
        f + g
    }
    fn apply(f: &i64, a: &i64, _: i64) -> i64 {
        f + a
    }
}

fn main() {
    let mut scan = Scanner::new(io::stdin().lock());
    let n: usize = scan.token();
    let q: usize = scan.token();
    let mut tree = StaticArq::<AddMax>::new(&vec![0; n]);
    for _ in 0..q {
        let l: usize = scan.token();
        let r: usize = scan.token();
        let x: i64 = scan.token();
        tree.update(l, r, &x);
        println!("{}", tree.query(0, n - 1));
    }
}
