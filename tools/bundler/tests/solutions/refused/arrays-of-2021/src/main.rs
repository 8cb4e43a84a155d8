//! Its library takes an array by value, where this edition takes a reference.

fn main() {
    println!("{}", meanings_of_2021::first());
}
