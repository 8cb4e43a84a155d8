//! Uses little of what a trait of its library requires.

use numbers::{Number, Seven};

fn main() {
    println!("{}", Seven::new(3).pow(5));
}
