//! What means something else in older editions, and compiles there.

/// Tells whether it is a value or a reference.
pub trait Told {
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
    [1_u8, 2].into_iter().next().map_or("none", Told::told)
}

struct Side(&'static str);

impl Drop for Side {
    fn drop(&mut self) {
        println!("{}", self.0);
    }
}

pub fn captured() -> usize {
    let sides = (Side("left"), Side("right"));
    {
        let takes = move || {
            let _left = &sides.0;
        };
        takes();
    }
    println!("end");
    1
}
