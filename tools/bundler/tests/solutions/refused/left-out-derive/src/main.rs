//! A derive that cannot be bundled; without what it writes, another impl would be found.

use split::{Failure, Kind, Shown};

fn main() {
    println!("{}", (&Shown(Failure)).kind());
}
