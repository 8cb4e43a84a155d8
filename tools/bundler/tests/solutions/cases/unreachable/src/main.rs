//! A library of which one module cannot be bundled, and some functions of others, and this is not about
//! those.

use split::{Count, Doubled};

struct Grid;

impl Grid {
    fn indices(&self) -> usize {
        5
    }
}

fn main() {
    println!("{}", split::plain::answer().doubled());
    let counts = [Count(3), split::checked(4).unwrap()];
    println!("{} {} {}", counts.len(), counts[1].0, Grid.indices());
}
