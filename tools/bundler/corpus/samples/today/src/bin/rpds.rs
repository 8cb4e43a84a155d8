use rpds::{List, Vector};

fn main() {
    let list = List::new().push_front(1).push_front(2);
    let vector = Vector::new().push_back(3).push_back(4);
    println!("{:?} {:?} {}", list.first(), vector.get(1), vector.set(0, 9).unwrap().len());
}
