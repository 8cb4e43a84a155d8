use competitive_programming_rs::data_structure::union_find::UnionFind;
use competitive_programming_rs::utils::scanner::IO;

fn main() {
    let (stdin, stdout) = (std::io::stdin(), std::io::stdout());
    let mut sc = IO::new(stdin.lock(), stdout.lock());
    let (n, m) = (sc.read::<usize>(), sc.read::<usize>());
    let mut uf = UnionFind::new(n);
    let mut needed = n - 1;
    for _ in 0..m {
        let (a, b) = (sc.usize0(), sc.usize0());
        if uf.unite(a, b) {
            needed -= 1;
        }
    }
    let together = uf.find(0) == uf.find(n - 1);
    sc.write(format!("{} {}\n", needed, together));
}
