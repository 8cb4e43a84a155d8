//! Reads with std.

use std::io::{stdin, BufRead, BufReader};

fn main() {
    let count = BufReader::new(stdin()).lines().count();
    assert_eq!(count, 0);
}
