//! One module needs a procedural macro, and one does not.

pub mod errors;
pub mod limits;
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

/// Uses the type that needs the macro, and nothing of what the macro writes.
pub fn checked(count: u32) -> Result<Count, Failure> {
    if count > 0 { Ok(Count(count)) } else { Err(Failure) }
}

pub struct Count(pub u32);

impl Count {
    /// Has the name of a method that is used.
    pub fn len(&self) -> usize {
        attempt().map_or_else(|failure| failure.to_string().len(), |()| self.0 as usize)
    }

    /// What the attribute makes of it is not known.
    #[marking::marked]
    pub fn indices(&self) -> impl Iterator<Item = u32> {
        0..self.0
    }
}

impl Clone for Count {
    fn clone(&self) -> Count {
        Count(self.len() as u32)
    }
}

/// Does something when it is dropped, as the body of a function that cannot be bundled says.
pub struct Gate(pub u32);

#[allow(non_local_definitions)]
pub fn shut() -> String {
    impl Drop for Gate {
        fn drop(&mut self) {
            println!("shut {}", self.0);
        }
    }
    Failure.to_string()
}

pub trait Kind {
    fn kind(&self) -> &'static str;
}

/// Of a kind that depends on whether it can be shown.
pub struct Shown<T>(pub T);

impl<T: std::fmt::Display> Kind for Shown<T> {
    fn kind(&self) -> &'static str {
        "shown"
    }
}

impl<T> Kind for &Shown<T> {
    fn kind(&self) -> &'static str {
        "not shown"
    }
}
