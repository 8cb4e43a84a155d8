//! One module needs a procedural macro, and one does not.

pub mod errors;
pub mod plain;

pub use self::errors::{Failure, attempt};

pub trait Doubled {
    fn doubled(self) -> u32;
}

impl Doubled for u32 {
    fn doubled(self) -> u32 {
        self * 2
    }
}

impl Doubled for Failure {
    fn doubled(self) -> u32 {
        0
    }
}

pub struct Count(pub u32);

impl Clone for Count {
    fn clone(&self) -> Count {
        Count(self.0 + attempt().map_or(1, |()| 0))
    }
}
