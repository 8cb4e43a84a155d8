//! The functions of rules: their names, and what they are.

use super::numbers;

/// A function of one or two numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Function {
    Min,
    Max,
    Abs,
    Gcd,
    /// `ceil(a / b)`.
    Ceil,
    Sqrt,
    Log2,
    /// The number of binary digits that are 1.
    Bits,
    /// The largest power of two that divides a number; 0 for 0.
    Lowbit,
    Xor,
    Bitand,
    Bitor,
    Digitsum,
    Even,
    Odd,
    Prime,
    Square,
    Fib,
    Pow2,
    Coprime,
    Divides,
    // The others are in formulas only.
    /// The largest power of two up to a number; 0 for 0.
    Highbit,
    /// The exponent of the largest power of two that divides a number.
    Ctz,
    /// The exponent of the largest power of a prime that divides a number.
    Valuation,
    /// The number of prime divisors.
    Omega,
    /// The same, each as often as it divides.
    Bigomega,
    /// A digit in some base.
    Digit,
    /// The sum of the digits in some base.
    DigitsumBase,
    /// The smallest part of a sum of different Fibonacci numbers, no two of them neighbours.
    Zeckendorf,
    ShiftLeft,
    ShiftRight,
}

use Function::{
    Abs, Bigomega, Bitand, Bitor, Bits, Ceil, Coprime, Ctz, Digit, Digitsum, DigitsumBase, Divides,
    Even, Fib, Gcd, Highbit, Log2, Lowbit, Max, Min, Odd, Omega, Pow2, Prime, ShiftLeft,
    ShiftRight, Sqrt, Square, Valuation, Xor, Zeckendorf,
};

/// The functions, by the names that they have in rules.
pub const FUNCTIONS: [(&str, Function); 21] = [
    ("min", Min),
    ("max", Max),
    ("abs", Abs),
    ("gcd", Gcd),
    ("ceil", Ceil),
    ("sqrt", Sqrt),
    ("log2", Log2),
    ("bits", Bits),
    ("lowbit", Lowbit),
    ("xor", Xor),
    ("bitand", Bitand),
    ("bitor", Bitor),
    ("digitsum", Digitsum),
    ("even", Even),
    ("odd", Odd),
    ("prime", Prime),
    ("square", Square),
    ("fib", Fib),
    ("pow2", Pow2),
    ("coprime", Coprime),
    ("divides", Divides),
];

/// The functions that formulas have besides. Those of both mean the same in both.
pub const FORMULA_FUNCTIONS: [(&str, Function); 11] = [
    ("popcount", Bits),
    ("highbit", Highbit),
    ("ctz", Ctz),
    ("valuation", Valuation),
    ("omega", Omega),
    ("bigomega", Bigomega),
    ("digit", Digit),
    ("digitsum", DigitsumBase),
    ("zeckendorf", Zeckendorf),
    ("<<", ShiftLeft),
    (">>", ShiftRight),
];

/// A finite set of numbers that belongs to a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Set {
    Digits,
    Divisors,
    /// Its prime divisors.
    Factors,
}

/// The sets, by the names that they have in rules.
pub const SETS: [(&str, Set); 3] =
    [("digits", Set::Digits), ("divisors", Set::Divisors), ("factors", Set::Factors)];

/// Why a function has no value.
pub const NEGATIVE: &str = "of a negative number";

impl Function {
    /// Its name.
    pub fn name(self) -> &'static str {
        let mut all = FUNCTIONS.iter().chain(&FORMULA_FUNCTIONS);
        all.find(|(_, function)| *function == self).map_or("", |(name, _)| name)
    }

    /// Whether a rule may call it by its name.
    pub fn is_plain(self) -> bool {
        self.is_in_rules()
            || matches!(self, Highbit | Ctz | Valuation | Omega | Bigomega | Zeckendorf)
    }

    /// Whether it has a meaning of its own in 64 bits; that of the others is the one in formulas.
    pub fn is_in_rules(self) -> bool {
        !matches!(
            self,
            Highbit
                | Ctz
                | Valuation
                | Omega
                | Bigomega
                | Digit
                | DigitsumBase
                | Zeckendorf
                | ShiftLeft
                | ShiftRight
        )
    }

    /// How many numbers it takes; `min` and `max` take two or more.
    pub fn arity(self) -> usize {
        match self {
            Digit => 3,
            Min | Max | Gcd | Ceil | Xor | Bitand | Bitor | Coprime | Divides | Valuation
            | DigitsumBase | ShiftLeft | ShiftRight => 2,
            _ => 1,
        }
    }

    /// Whether it is a condition, not a number.
    pub fn is_condition(self) -> bool {
        matches!(self, Even | Odd | Prime | Square | Fib | Pow2 | Coprime | Divides)
    }

    /// How many steps of a loop more it takes than an addition does.
    pub fn steps(self) -> u64 {
        match self {
            Gcd | Coprime => 8,
            Omega | Bigomega => 64,
            Prime => 24,
            _ => 0,
        }
    }

    /// Its value in a rule; `b` is not used by functions of one number. `Err` with why there is none.
    #[inline]
    pub fn value(self, a: i64, b: i64) -> Result<i64, &'static str> {
        let natural = |n: i64| if n < 0 { Err(NEGATIVE) } else { Ok(n) };
        let overflow = Err(numbers::OVERFLOW);
        Ok(match self {
            Min => a.min(b),
            Max => a.max(b),
            Abs => return a.checked_abs().map_or(overflow, Ok),
            Gcd => return i64::try_from(numbers::gcd(a, b)).map_or(overflow, Ok),
            Ceil => {
                let floor = numbers::divide(a, b)?;
                // The remainder has the sign of the divisor.
                floor + i64::from(numbers::remainder(a, b)? != 0)
            }
            Sqrt => natural(a)?.isqrt(),
            Log2 if a < 1 => return Err("of a number below 1"),
            Log2 => a.ilog2().into(),
            Bits => natural(a)?.count_ones().into(),
            Lowbit => natural(a)? & a.wrapping_neg(),
            Xor => natural(a)? ^ natural(b)?,
            Bitand => natural(a)? & natural(b)?,
            Bitor => natural(a)? | natural(b)?,
            Digitsum => numbers::digits(natural(a)?).sum(),
            _ if !self.is_in_rules() => {
                let both = [a.into(), b.into()];
                return i64::try_from(self.wide(&both[..self.arity()])?).map_or(overflow, Ok);
            }
            _ => self.holds(a, b).into(),
        })
    }

    /// Whether it holds, if it is a condition.
    #[inline]
    pub fn holds(self, a: i64, b: i64) -> bool {
        match self {
            Even => a % 2 == 0,
            Odd => a % 2 != 0,
            Prime => numbers::is_prime(a),
            Square => a >= 0 && a.isqrt().pow(2) == a,
            Fib => numbers::is_fibonacci(a),
            Pow2 => a > 0 && a & (a - 1) == 0,
            Coprime => numbers::gcd(a, b) == 1,
            Divides => a != 0 && b.checked_rem(a).is_none_or(|rest| rest == 0),
            _ => false,
        }
    }
}
