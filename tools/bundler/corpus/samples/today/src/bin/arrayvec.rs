use arrayvec::{ArrayString, ArrayVec};

fn main() {
    let mut stack: ArrayVec<i32, 4> = ArrayVec::new();
    for i in 0..6 {
        if let Err(error) = stack.try_push(i * i) {
            println!("full: {}", error.element());
        }
    }
    stack.remove(1);
    let text = ArrayString::<8>::from("rust").unwrap();
    println!("{stack:?} {} {}", stack.iter().sum::<i32>(), text.len());
}
