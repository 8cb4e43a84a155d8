use slab::Slab;

fn main() {
    let mut slab = Slab::new();
    let (a, b) = (slab.insert("a"), slab.insert("b"));
    slab.remove(a);
    println!("{}", slab.insert("c"));
    println!("{} {:?}", slab[b], slab.iter().collect::<Vec<_>>());
}
