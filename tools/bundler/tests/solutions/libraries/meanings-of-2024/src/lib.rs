//! What means something else in older editions, and compiles there.

use meanings_of_2021::Told;

pub fn first() -> &'static str {
    let bytes: Box<[u8]> = Box::new([1, 2]);
    bytes.into_iter().next().map_or("none", Told::told)
}
