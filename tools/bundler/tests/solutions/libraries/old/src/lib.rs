//! Rust as it was in 2015.
#[macro_use]
extern crate toolkit;
extern crate core;

use inner::helper;
use std::fmt::Debug;

pub mod inner {
    use base::Base;
    use ::base;

    pub fn helper(n: u64) -> u64 {
        let base: Base = ::base::make(n);
        base::grow(base).0 + ::toolkit::algebra::gcd(n, 6)
    }

    pub fn larger(a: u64, b: u64) -> u64 {
        maximum!(a, b)
    }
}

mod base {
    pub struct Base(pub u64);

    pub fn make(n: u64) -> Base {
        Base(::core::cmp::max(n, 3))
    }

    pub fn grow(base: Base) -> Base {
        Base(base.0 + 1)
    }
}

pub trait Show {
    fn show(&self, other: &dyn Debug) -> String;
}

impl Show for u64 {
    fn show(&self, other: &dyn Debug) -> String {
        format!("{}/{:?}", self, other)
    }
}

pub fn compute(n: u64) -> u64 {
    helper(n) + try_it(n).unwrap_or(0)
}

fn try_it(n: u64) -> Result<u64, String> {
    let value = if n > 2 { Ok(n) } else { Err("small".to_owned()) }?;
    Ok(value * 10)
}

/// A trait whose name an associated type and a type parameter have too.
pub trait Named {
    fn name(&self) -> &'static str;
}

pub trait HasNamed {
    type Named;

    fn named(&self) -> Self::Named;
}

impl Named for u8 {
    fn name(&self) -> &'static str {
        "u8"
    }
}

impl HasNamed for u8 {
    type Named = u8;

    fn named(&self) -> u8 {
        *self
    }
}

pub struct Wrapped<T>(pub T);

impl<T: HasNamed> HasNamed for Wrapped<T> {
    type Named = T::Named;

    fn named(&self) -> T::Named {
        self.0.named()
    }
}

pub fn same<Named>(value: Named) -> Named {
    value
}
