use tap::prelude::*;

fn main() {
    let sorted = vec![3, 1, 2].tap_mut(|v| v.sort());
    println!("{sorted:?} {}", 5.pipe(|x| x + 1));
}
