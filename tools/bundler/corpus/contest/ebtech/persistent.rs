use contest_algorithms::range_query::specs::AssignMin;
use contest_algorithms::range_query::DynamicArq;
use contest_algorithms::scanner::Scanner;
use std::io;

fn main() {
    let mut scan = Scanner::new(io::stdin().lock());
    let n = scan.token::<usize>();
    let q = scan.token::<usize>();
    let a: Vec<i64> = (0..n).map(|_| scan.token()).collect();
    let mut arq = DynamicArq::<AssignMin>::new(true);
    let mut versions = vec![arq.build_from_slice(&a)];
    for _ in 0..q {
        let version = versions[scan.token::<usize>()];
        let (l, r) = (scan.token::<i64>(), scan.token::<i64>());
        let x = scan.token::<i64>();
        println!("{}", arq.query(version, l, r));
        versions.push(arq.update(version, l, r, &x));
    }
}
