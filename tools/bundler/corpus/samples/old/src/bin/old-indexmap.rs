use indexmap::IndexMap;

fn main() {
    let mut map = IndexMap::new();
    map.insert("x", 1);
    map.insert("a", 2);
    println!("{:?}", map);
}
