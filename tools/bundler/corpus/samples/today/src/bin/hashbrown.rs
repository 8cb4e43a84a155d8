use hashbrown::{HashMap, HashSet};

fn main() {
    let mut map: HashMap<u32, u32> = HashMap::new();
    for x in 0..100u32 {
        *map.entry(x % 7).or_insert(0) += x;
    }
    println!("{:?}", map.remove(&6));
    let set: HashSet<u32> = map.values().copied().collect();
    println!("{} {}", map[&3], set.len());
}
