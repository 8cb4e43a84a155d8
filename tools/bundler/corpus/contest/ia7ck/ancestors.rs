use lowest_common_ancestor::LowestCommonAncestor;
use scanner::{scan, Scanner};

fn main() {
    let mut scanner = Scanner::stdin_lock();
    scan! {
        via scanner,
        n: usize,
        edges: [(Usize1, Usize1); n - 1],
        q: usize,
        queries: [(Usize1, Usize1); q],
    };
    let lca = LowestCommonAncestor::new(n, 0, &edges);
    for (u, v) in queries {
        println!("{} {}", lca.get(u, v) + 1, lca.get_dist(u, v));
    }
}
