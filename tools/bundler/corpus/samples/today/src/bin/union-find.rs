use union_find::{QuickUnionUf, UnionBySize, UnionFind};

fn main() {
    let mut sets = QuickUnionUf::<UnionBySize>::new(6);
    sets.union(0, 1);
    sets.union(1, 2);
    println!("{} {}", sets.find(0) == sets.find(2), sets.get(1).size());
}
