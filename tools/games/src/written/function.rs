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
    /// The sum of the digits in some base.
    DigitsumBase,
    /// How many of the numbers up to a number are coprime to it.
    Totient,
    /// The smallest prime divisor; 1 of 1.
    Spf,
    /// The number of primes up to a number.
    Primepi,
    /// The smallest part of a sum of different Fibonacci numbers, no two of them neighbours.
    Zeckendorf,
    /// The same of the numbers of take-away games.
    Takeaway,
    ShiftLeft,
    ShiftRight,
}

use Function::{
    Abs, Bigomega, Bitand, Bitor, Bits, Ceil, Coprime, Ctz, Digitsum, DigitsumBase, Divides, Even,
    Fib, Gcd, Highbit, Log2, Lowbit, Max, Min, Odd, Omega, Pow2, Prime, Primepi, ShiftLeft,
    ShiftRight, Spf, Sqrt, Square, Takeaway, Totient, Valuation, Xor, Zeckendorf,
};

/// The functions: the name, how many numbers it takes (`min` and `max` take two or more), and the function of `printed` that
/// it is, if it is no operator of Rust.
pub const FUNCTIONS: [(&str, Function, usize, &str); 31] = [
    ("min", Min, 2, ""),
    ("max", Max, 2, ""),
    ("abs", Abs, 1, ""),
    ("gcd", Gcd, 2, "gcd_of"),
    ("ceil", Ceil, 2, "ceil_divide"),
    ("sqrt", Sqrt, 1, "sqrt_of"),
    ("log2", Log2, 1, "log2_of"),
    ("bits", Bits, 1, ""),
    ("lowbit", Lowbit, 1, "low_bit"),
    ("xor", Xor, 2, ""),
    ("bitand", Bitand, 2, ""),
    ("bitor", Bitor, 2, ""),
    ("digitsum", Digitsum, 1, "digit_sum"),
    ("even", Even, 1, ""),
    ("odd", Odd, 1, ""),
    ("prime", Prime, 1, "is_prime"),
    ("square", Square, 1, "is_square"),
    ("fib", Fib, 1, "is_fibonacci"),
    ("pow2", Pow2, 1, "is_power_of_two"),
    ("coprime", Coprime, 2, "gcd_of"),
    ("divides", Divides, 2, "divides_it"),
    ("popcount", Bits, 1, ""),
    ("highbit", Highbit, 1, "high_bit"),
    ("ctz", Ctz, 1, ""),
    ("valuation", Valuation, 2, "valuation_of"),
    ("omega", Omega, 1, "prime_divisors"),
    ("bigomega", Bigomega, 1, "prime_factors"),
    ("totient", Totient, 1, "totient_of"),
    ("spf", Spf, 1, "smallest_factor"),
    ("primepi", Primepi, 1, "primes_up_to"),
    ("zeckendorf", Zeckendorf, 1, "zeckendorf_part"),
];

/// What formulas have besides, a function of two numbers; and what is an operator.
pub const FORMULA_FUNCTIONS: [(&str, Function, usize, &str); 4] = [
    ("digitsum", DigitsumBase, 2, "digit_sum"),
    ("zeckendorf", Takeaway, 2, "takeaway_part"),
    ("<<", ShiftLeft, 2, "shift_left"),
    (">>", ShiftRight, 2, "shift_right"),
];

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

/// The function of a name that is followed by a bracket.
pub fn known_function(name: &str, in_formula: bool) -> Option<Function> {
    let more = FORMULA_FUNCTIONS.iter().filter(|_| in_formula);
    FUNCTIONS.iter().chain(more).find(|known| known.0 == name).map(|known| known.1)
}

/// What to say of a function that there is not.
pub fn unknown(name: &str, in_formula: bool) -> String {
    let all = FUNCTIONS.map(|(name, ..)| name).join(", ");
    if in_formula {
        return format!("there is no function `{name}`; expected floor, {all}");
    }
    if SETS.iter().any(|(set, _)| *set == name) {
        return format!("`{name}` is a set of numbers, for `for d in {name}(n)`");
    }
    let sets = SETS.map(|(name, _)| name).join(", ");
    let phi = if name == "phi" { ", Euler's phi is totient(n)" } else { "" };
    format!(
        "there is no function `{name}`{phi}; expected floor, {all}, or in `for d in` a set: {sets}"
    )
}

/// Why a function has no value.
pub const NEGATIVE: &str = "of a negative number";

impl Function {
    /// Its first entry among those of rules and formulas.
    fn entry(self) -> (&'static str, Function, usize, &'static str) {
        let mut all = FUNCTIONS.into_iter().chain(FORMULA_FUNCTIONS);
        all.find(|(_, function, ..)| *function == self).expect("all are listed")
    }

    pub fn name(self) -> &'static str {
        self.entry().0
    }

    pub fn arity(self) -> usize {
        self.entry().2
    }

    pub fn printed(self) -> &'static str {
        self.entry().3
    }

    pub fn is_condition(self) -> bool {
        matches!(self, Even | Odd | Prime | Square | Fib | Pow2 | Coprime | Divides)
    }
}
