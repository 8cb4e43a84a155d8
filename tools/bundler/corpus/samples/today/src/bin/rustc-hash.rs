use rustc_hash::{FxHashMap, FxHashSet};

fn main() {
    let mut map: FxHashMap<u64, Vec<u64>> = FxHashMap::default();
    for x in 0..20 {
        map.entry(x % 3).or_default().push(x);
    }
    let set: FxHashSet<&str> = ["a", "b"].into_iter().collect();
    println!("{:?} {}", map[&1], set.len());
}
