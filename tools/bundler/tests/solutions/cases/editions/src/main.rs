//! Libraries of other editions.

use of_2015::{Shape, Square};

fn main() {
    println!("{} {}", of_2015::total(&[Box::new(Square(3))]), Square(2).area(1));
}
