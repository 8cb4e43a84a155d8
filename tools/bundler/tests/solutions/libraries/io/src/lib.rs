//! A library with the name of a module of std.

/// Twice `n`.
pub fn doubled(n: u32) -> u32 {
    2 * n
}

/// Not used.
pub fn never_used() {}
