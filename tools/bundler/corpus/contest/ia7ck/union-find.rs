use scanner::{scan, Scanner};
use union_find::UnionFind;

fn main() {
    let mut scanner = Scanner::stdin_lock();
    scan! {
        via scanner,
        (n, m): (usize, usize),
        edges: [(Usize1, Usize1); m],
    };
    let mut uf = UnionFind::new(n);
    for (a, b) in edges {
        if uf.unite(a, b).is_none() {
            println!("cycle at {} {}", a + 1, b + 1);
        }
    }
    let largest = (0..n).map(|i| uf.size(i)).max().unwrap();
    println!("{} {}", uf.count_groups(), largest);
}
