use io::input;
use union_find::{EdgeCount, HasCycle, UnionFind, VertexCount};

fn main() {
    let (n, m): (usize, usize) = input();
    let mut uf = UnionFind::<(VertexCount, EdgeCount, HasCycle)>::new(n);
    for _ in 0..m {
        let (u, v): (usize, usize) = input();
        uf.union(u - 1, v - 1);
    }
    for i in 0..n {
        if uf.is_root(i) {
            let (vertices, edges, cycle) = uf.value(i);
            println!("{} {} {}", vertices, edges, cycle);
        }
    }
    println!("{}", uf.same(0, n - 1));
}
