use im_rc::OrdMap;

fn main() {
    let map: OrdMap<i32, i32> = (0..50).map(|x| (x * 7 % 50, x)).collect();
    let other = map.update(3, 999);
    println!("{:?} {} {}", map.get_min(), other[&3], map[&3]);
}
