use petgraph::unionfind::UnionFind;

fn main() {
    let mut sets = UnionFind::<usize>::new(5);
    println!("{} {}", sets.union(0, 3), sets.union(3, 0));
    println!("{} {}", sets.equiv(0, 3), sets.equiv(1, 3));
}
