//! Has proconio and its attributes from a library, which it names as from outside.
use ::prelude_of_own::prelude::*;
use ::prelude_of_own::{point::Point, prelude::fastout};

#[fastout]
fn main() {
    input! {
        n: usize,
        points: [Point; n],
    }
    for Point { x, y } in points {
        println!("{}", x as i64 * y);
    }
}
