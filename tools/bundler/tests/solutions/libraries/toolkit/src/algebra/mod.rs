pub mod matrix;
pub mod modint;

use std::cmp::Ordering;

pub trait Worth {
    fn worth(&self) -> u64;
    fn twice(&self) -> u64 {
        self.worth() * 2
    }
    fn never_called(&self) -> u64 {
        self.worth() * 1000
    }
}

pub fn larger<T: PartialOrd>(a: T, b: T) -> T {
    match a.partial_cmp(&b) {
        Some(Ordering::Less) => b,
        _ => a,
    }
}

pub fn smaller<T: PartialOrd>(a: T, b: T) -> T {
    match a.partial_cmp(&b) {
        Some(Ordering::Greater) => b,
        _ => a,
    }
}

pub fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

pub fn lcm(a: u64, b: u64) -> u64 {
    a / gcd(a, b) * b
}
