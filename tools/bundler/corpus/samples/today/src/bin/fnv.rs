use fnv::FnvHashMap;

fn main() {
    let mut seen: FnvHashMap<&str, i32> = FnvHashMap::default();
    for word in ["a", "b", "a"] {
        *seen.entry(word).or_insert(0) += 1;
    }
    println!("{} {}", seen["a"], seen.len());
}
