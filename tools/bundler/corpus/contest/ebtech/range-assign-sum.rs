use contest_algorithms::range_query::specs::AssignSum;
use contest_algorithms::range_query::StaticArq;
use contest_algorithms::scanner::Scanner;
use std::io;

fn main() {
    let mut scan = Scanner::new(io::stdin().lock());
    let n = scan.token::<usize>();
    let q = scan.token::<usize>();
    let a: Vec<i64> = (0..n).map(|_| scan.token()).collect();
    let mut tree = StaticArq::<AssignSum>::new(&a);
    for _ in 0..q {
        let op = scan.token::<String>();
        let l = scan.token::<usize>() - 1;
        let r = scan.token::<usize>() - 1;
        if op == "set" {
            tree.update(l, r, &scan.token());
        } else {
            println!("{}", tree.query(l, r));
        }
    }
}
