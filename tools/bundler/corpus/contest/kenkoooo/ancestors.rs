use competitive_programming_rs::graph::lca::lca::LowestCommonAncestor;
use competitive_programming_rs::utils::scanner::IO;

fn main() {
    let mut sc = IO::new(std::io::stdin(), std::io::stdout());
    let n: usize = sc.read();
    let mut tree = vec![vec![]; n];
    for _ in 1..n {
        let (a, b) = (sc.usize0(), sc.usize0());
        tree[a].push(b);
        tree[b].push(a);
    }
    let lca = LowestCommonAncestor::new(&tree);
    let q: usize = sc.read();
    for _ in 0..q {
        let (u, v) = (sc.usize0(), sc.usize0());
        let line = format!("{} {}\n", lca.get_lca(u, v) + 1, lca.get_dist(u, v));
        sc.write(line);
    }
}
