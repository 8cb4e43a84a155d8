use fxhash::{FxHashMap, FxHashSet};

fn main() {
    let map: FxHashMap<u64, u64> = (0..10).map(|x| (x, x * x)).collect();
    let set: FxHashSet<u64> = map.values().map(|x| x % 10).collect();
    println!("{} {} {}", map[&7], set.len(), fxhash::hash64(&5));
}
