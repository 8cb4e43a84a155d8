use petgraph::unionfind::UnionFind;
fn main() {
    let mut sets = UnionFind::<usize>::new(3);
    sets.union(0, 1);
    println!("{} {}", sets.equiv(0, 1), sets.equiv(0, 2));
}
