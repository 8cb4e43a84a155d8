#[macro_use]
extern crate lazy_static;
use std::collections::BTreeMap;

lazy_static! {
    static ref NAMES: BTreeMap<u32, &'static str> = vec![(1, "one"), (2, "two")].into_iter().collect();
}

fn main() {
    println!("{}", NAMES[&2]);
}
