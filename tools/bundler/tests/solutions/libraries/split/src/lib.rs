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
