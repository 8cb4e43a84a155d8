//! What means something else in older editions, and compiles there.

trait Told {
    fn told(self) -> &'static str;
}

impl Told for u8 {
    fn told(self) -> &'static str {
        "a value"
    }
}

impl Told for &u8 {
    fn told(self) -> &'static str {
        "a reference"
    }
}

pub fn first() -> &'static str {
    let bytes: Box<[u8]> = Box::new([1, 2]);
    bytes.into_iter().next().map_or("none", Told::told)
}
