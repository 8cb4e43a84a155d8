//! A trait that requires more than a solution uses of it.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{Add, AddAssign, Mul, MulAssign, Sub};
use std::str::FromStr;

/// What residues are made of.
pub trait Whole {
    fn residue(self) -> u32;
}

macro_rules! whole {
    ($($ty:ty),*) => {
        $(impl Whole for $ty {
            fn residue(self) -> u32 {
                (self as i64).rem_euclid(7) as u32
            }
        })*
    };
}

whole!(i8, i16, i32, i64, u8, u16, u32);

/// A number of which the solution only takes powers and products.
pub trait Number:
    Default
    + From<i8>
    + From<i16>
    + From<i32>
    + From<i64>
    + FromStr
    + Hash
    + Copy
    + fmt::Debug
    + fmt::Display
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + AddAssign
    + MulAssign
{
    fn one() -> Self;

    fn pow(self, n: u32) -> Self {
        let mut power = Self::one();
        for _ in 0..n {
            power *= self;
        }
        power
    }
}

/// A residue modulo 7.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seven(u32);

impl Seven {
    pub fn new(n: impl Whole) -> Seven {
        Seven(n.residue())
    }
}

impl Number for Seven {
    fn one() -> Self {
        Seven(1)
    }
}

impl Default for Seven {
    fn default() -> Self {
        Seven(never_used_zero())
    }
}

fn never_used_zero() -> u32 {
    0
}

impl<T: Whole> From<T> for Seven {
    fn from(n: T) -> Self {
        Seven::new(n)
    }
}

impl FromStr for Seven {
    type Err = std::num::ParseIntError;

    fn from_str(never_used_text: &str) -> Result<Self, Self::Err> {
        Ok(Seven::new(never_used_text.parse::<i64>()?))
    }
}

impl Hash for Seven {
    fn hash<H: Hasher>(&self, never_used_hasher: &mut H) {
        self.0.hash(never_used_hasher);
    }
}

impl fmt::Debug for Seven {
    fn fmt(&self, never_used_formatter: &mut fmt::Formatter) -> fmt::Result {
        write!(never_used_formatter, "{}", self.0)
    }
}

impl fmt::Display for Seven {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl Add for Seven {
    type Output = Self;

    fn add(self, never_used_other: Self) -> Self {
        Seven((self.0 + never_used_other.0) % 7)
    }
}

impl Sub for Seven {
    type Output = Self;

    fn sub(self, never_used_other: Self) -> Self {
        Seven((self.0 + 7 - never_used_other.0) % 7)
    }
}

impl Mul for Seven {
    type Output = Self;

    fn mul(self, other: Self) -> Self {
        Seven(self.0 * other.0 % 7)
    }
}

impl AddAssign for Seven {
    fn add_assign(&mut self, never_used_other: Self) {
        *self = *self + never_used_other;
    }
}

impl MulAssign for Seven {
    fn mul_assign(&mut self, other: Self) {
        *self = *self * other;
    }
}
