use multimap::MultiMap;

fn main() {
    let mut map = MultiMap::new();
    map.insert("a", 1);
    map.insert("a", 2);
    map.insert("b", 3);
    println!("{:?} {:?}", map.get_vec("a"), map.get("b"));
}
