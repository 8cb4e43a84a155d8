//! Its library takes a boxed slice by value, where this edition takes a reference.

fn main() {
    println!("{}", meanings_of_2024::first());
}
