//! Its library allows what is an error by itself, in this edition or the next.
use denied::{buffer, literals};

fn main() {
    buffer::push(literals::minus_one());
    buffer::push(literals::at(1));
    println!("{:?}", buffer::all());
}
