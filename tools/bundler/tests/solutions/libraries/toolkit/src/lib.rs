//! A library as people write them, with more in it than any solution needs.

#![allow(dead_code)]

/// For the macros: those who call them need not have it.
pub extern crate alloc;

#[macro_use]
mod macros;
pub mod algebra;
pub mod data;
mod hidden;
pub mod idioms;
#[path = "elsewhere/odd_name.rs"]
pub mod odd;
pub mod prelude;
pub mod text;

pub use algebra::modint::ModInt as Residue;
pub use hidden::deep::deeper::*;
pub use self::hidden::Shape;

/// A table that a macro makes.
pub mod tables {
    /// A macro with a path.
    #[macro_export]
    macro_rules! tripled {
        ($n:expr) => {
            3 * $n
        };
    }
    pub use tripled;

    table! { SQUARES, u64, 10, |i| (i * i) as u64 }
    width! { u32 #[cfg(target_pointer_width = "32")] }
    width! { u64 #[cfg(target_pointer_width = "64")] }
    only_if! { #[cfg(feature = "slow")] is_slow, #[cfg(feature = "fast")] is_fast, is_any }
    table! { CUBES, u64, 10, |i| (i * i * i) as u64 }
}

#[cfg(feature = "slow")]
pub fn speed() -> &'static str {
    compile_error!("this feature is off")
}

#[cfg(all(feature = "fast", not(feature = "slow")))]
pub fn speed() -> &'static str {
    if cfg!(feature = "fast") { "fast" } else { "slow" }
}

#[cfg(test)]
mod tests {
    #[test]
    fn never_in_a_bundle() {
        assert_eq!(super::speed(), "fast");
    }
}
