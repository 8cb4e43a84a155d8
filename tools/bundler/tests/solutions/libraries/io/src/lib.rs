//! A crate that is called as a module of std.

/// Paths from all crates, where a module is called as one of std's crates.
mod core {
    pub fn doubled(n: u32) -> u32 {
        n * 2
    }
}

pub mod order {
    use ::core::cmp::Ordering;

    pub fn is_less(a: u32, b: u32) -> bool {
        a.cmp(&b) == Ordering::Less
    }
}

pub fn doubled(n: u32) -> u32 {
    use ::core::cmp::max;
    max(self::core::doubled(n), 0)
}
