use tinyvec::{array_vec, tiny_vec, ArrayVec, TinyVec};

fn main() {
    let mut v: TinyVec<[i32; 2]> = tiny_vec!(1, 2);
    v.push(3);
    let a: ArrayVec<[u8; 4]> = array_vec!(7, 8);
    println!("{v:?} {a:?}");
}
