use im_rc::{HashMap, Vector};

fn main() {
    let first: Vector<i32> = (0..100).collect();
    let mut second = first.clone();
    second.push_back(7);
    second.set(3, 33);
    let map: HashMap<i32, i32> = second.iter().map(|&x| (x, x + 1)).collect();
    println!("{} {} {} {}", first.len(), second[3], map.len(), map[&33]);
}
