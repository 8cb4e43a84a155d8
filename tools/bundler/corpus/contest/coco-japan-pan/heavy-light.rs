use hld::{Path, HLD};
use proconio::{input, marker::Usize1};
use raq_rsq::RAQRSQ;

fn main() {
    input! {
        n: usize,
        edges: [(Usize1, Usize1); n - 1],
        q: usize,
    }
    let mut tree = vec![vec![]; n];
    for (u, v) in edges {
        tree[u].push(v);
        tree[v].push(u);
    }
    let hld = HLD::new(tree, 0);
    let mut coins = RAQRSQ::new(n, 0_i64);
    for _ in 0..q {
        input! { t: u8, u: Usize1, v: Usize1 }
        let mut sum = 0;
        for path in hld.path(u, v, true) {
            let (l, r) = match path {
                Path::Ascending(l, r) => (r, l),
                Path::Descending(l, r) => (l, r),
            };
            let range = l.min(r)..l.max(r);
            if t == 0 {
                coins.add(range, 1);
            } else {
                sum += coins.sum(range);
            }
        }
        if t == 1 {
            println!("{} {}", hld.lca(u, v) + 1, sum);
        }
    }
}
