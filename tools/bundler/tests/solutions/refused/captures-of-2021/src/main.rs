//! Its library captures a part of a variable, where this edition captures all of it.

fn main() {
    println!("{}", meanings_of_2021::captured());
}
