//! A library of which one module cannot be bundled, and this is not about that one.

use split::Doubled;

fn main() {
    println!("{}", split::plain::answer().doubled());
}
