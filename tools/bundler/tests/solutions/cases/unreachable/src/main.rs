//! A library of which one module cannot be bundled, and some functions of others, and this is not about
//! those.

use split::{Count, Doubled};

fn main() {
    println!("{}", split::plain::answer().doubled());
    let counts = [Count(3), Count(4)];
    println!("{} {}", counts.len(), counts[1].0);
}
