use contest_algorithms::graph::DisjointSets;
use contest_algorithms::scanner::Scanner;
use std::io;

fn main() {
    let mut scan = Scanner::new(io::stdin().lock());
    let (n, q) = (scan.token::<usize>(), scan.token::<usize>());
    let mut sets = DisjointSets::new(n);
    let mut groups = n;
    for _ in 0..q {
        let (kind, a, b) = (
            scan.token::<u8>(),
            scan.token::<usize>() - 1,
            scan.token::<usize>() - 1,
        );
        if kind == 1 {
            if sets.merge(a, b) {
                groups -= 1;
            }
        } else {
            let same = sets.find(a) == sets.find(b);
            println!("{}", if same { "YES" } else { "NO" });
        }
    }
    println!("{}", groups);
}
