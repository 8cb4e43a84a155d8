use super::gcd;
use std::fmt;
use std::iter::{Product, Sum};
use std::ops::{Add, AddAssign, Mul, MulAssign, Neg, Sub, SubAssign};

/// Numbers modulo `M`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct ModInt<const M: u64>(u64);

impl<const M: u64> ModInt<M> {
    pub const ONE: Self = ModInt(1 % M);
    pub const ZERO: Self = ModInt(0);

    pub fn new(value: u64) -> Self {
        ModInt(value % M)
    }

    pub fn value(self) -> u64 {
        self.0
    }

    pub fn pow(self, mut exponent: u64) -> Self {
        let (mut base, mut result) = (self, Self::ONE);
        while exponent > 0 {
            if exponent & 1 == 1 {
                result *= base;
            }
            base *= base;
            exponent >>= 1;
        }
        result
    }

    pub fn inverse(self) -> Option<Self> {
        (gcd(self.0, M) == 1).then(|| self.pow(M - 2))
    }
}

macro_rules! operator {
    ($Op:ident $op:ident $OpAssign:ident $op_assign:ident |$a:ident, $b:ident| $value:expr) => {
        impl<const M: u64> $Op for ModInt<M> {
            type Output = Self;
            fn $op(self, other: Self) -> Self {
                let ($a, $b) = (self.0, other.0);
                ModInt($value % M)
            }
        }
        impl<const M: u64> $OpAssign for ModInt<M> {
            fn $op_assign(&mut self, other: Self) {
                *self = $Op::$op(*self, other);
            }
        }
    };
}
operator!(Add add AddAssign add_assign |a, b| a + b);
operator!(Sub sub SubAssign sub_assign |a, b| a + M - b);
operator!(Mul mul MulAssign mul_assign |a, b| a * b);

impl<const M: u64> Neg for ModInt<M> {
    type Output = Self;
    fn neg(self) -> Self {
        Self::ZERO - self
    }
}

impl<const M: u64> Sum for ModInt<M> {
    fn sum<I: Iterator<Item = Self>>(values: I) -> Self {
        values.fold(Self::ZERO, Add::add)
    }
}

impl<const M: u64> Product for ModInt<M> {
    fn product<I: Iterator<Item = Self>>(values: I) -> Self {
        values.fold(Self::ONE, Mul::mul)
    }
}

impl<const M: u64> fmt::Display for ModInt<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} mod {M}", self.0)
    }
}

impl<const M: u64> From<u64> for ModInt<M> {
    fn from(value: u64) -> Self {
        Self::new(value)
    }
}
