//! The functions of rules: their names, and what they are.

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
pub const FUNCTIONS: [(&str, Function); 28] = [
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
    ("popcount", Bits),
    ("highbit", Highbit),
    ("ctz", Ctz),
    ("valuation", Valuation),
    ("omega", Omega),
    ("bigomega", Bigomega),
    ("zeckendorf", Zeckendorf),
];

/// What formulas have besides: functions of three numbers, and what is an operator there.
pub const FORMULA_FUNCTIONS: [(&str, Function); 4] =
    [("digit", Digit), ("digitsum", DigitsumBase), ("<<", ShiftLeft), (">>", ShiftRight)];

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
}
