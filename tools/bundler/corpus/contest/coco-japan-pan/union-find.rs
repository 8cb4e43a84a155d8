use proconio::input;
use proconio::marker::Usize1;
use unionfind::UnionFind;

fn main() {
    input! {
        n: usize,
        q: usize,
        queries: [(u8, Usize1, Usize1); q],
    }
    let mut uf = UnionFind::new(n);
    for (t, u, v) in queries {
        if t == 0 {
            uf.merge(u, v);
        } else {
            println!("{}", uf.same(u, v) as u8);
        }
    }
    let mut sizes: Vec<usize> = uf.groups().iter().map(|g| g.len()).collect();
    sizes.sort();
    println!("{:?}", sizes);
}
