use smallvec::{smallvec, SmallVec};

fn main() {
    let mut v: SmallVec<[u32; 4]> = smallvec![1, 2, 3];
    v.push(4);
    v.push(5);
    v.insert(1, 9);
    println!("{v:?} {} {}", v.spilled(), v.iter().sum::<u32>());
}
