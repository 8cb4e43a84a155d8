use ac_library::FenwickTree;

fn main() {
    let mut tree = FenwickTree::new(10, 0i64);
    for i in 0..10 {
        tree.add(i, (i * i) as i64 - 7);
    }
    println!("{} {} {}", tree.sum(0..10), tree.sum(3..5), tree.accum(4));
}
