//! A library of edition 2015, which names another.
extern crate old;

use old::inner;
use old::{HasNamed, Named, Show};

fn main() {
    println!("{} {} {}", old::compute(4), inner::larger(2, 3), 7_u64.show(&"x"));
    let named = old::same(old::Wrapped(5_u8).named());
    println!("{} {}", named, named.name());
}
