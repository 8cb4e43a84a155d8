use smallvec::SmallVec;

fn main() {
    let v: SmallVec<[i32; 2]> = (0..5).collect();
    println!("{:?} {}", v, v.spilled());
}
