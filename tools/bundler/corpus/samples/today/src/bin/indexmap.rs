use indexmap::{IndexMap, IndexSet};

fn main() {
    let mut map: IndexMap<&str, i32> = IndexMap::new();
    for (i, word) in "to be or not to be".split(' ').enumerate() {
        *map.entry(word).or_insert(0) += i as i32;
    }
    let set: IndexSet<i32> = map.values().copied().collect();
    println!("{map:?} {:?} {:?}", map.get_index(2), set);
}
