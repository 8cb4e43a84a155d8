//! What operators and functions are: over 64 bits for rules, over 128 in formulas, where every 64-bit heap has a
//! value, and in printed code. The file `printed` has what Rust has no operator for, once: it is compiled here for
//! each type, and its text is what code has that calls it.

use super::function::{Function, NEGATIVE};
use super::syntax::{Golden, Operator};
use std::sync::LazyLock;

/// Why a division has no value.
const DIVISION: &str = "division by zero";
/// Prime divisors are found by trial: up to here that takes a million divisions.
const MOST_FACTORED: u64 = 1 << 40;
/// Primes are counted one by one.
const MOST_COUNTED: u64 = 1 << 20;

/// For each number, how many primes there are up to it.
static PRIMES_TO: LazyLock<Vec<u32>> = LazyLock::new(|| {
    let most = crate::index(MOST_COUNTED);
    let mut is_prime = vec![true; most + 1];
    is_prime[..2].fill(false);
    for d in (2..).take_while(|d| d * d <= most) {
        if is_prime[d] {
            (d * d..=most).step_by(d).for_each(|multiple| is_prime[multiple] = false);
        }
    }
    let count = |count: &mut u32, is_prime: bool| {
        *count += u32::from(is_prime);
        Some(*count)
    };
    is_prime.into_iter().scan(0, count).collect()
});

/// Numbers that are calculated with. `Err` is why there is no value.
pub trait Number:
    Copy + Ord + From<i64> + From<bool> + Into<i128> + TryInto<i64> + TryInto<usize>
{
    fn operation(operator: Operator, a: Self, b: Self) -> Result<Self, &'static str>;
    /// Of a condition 1 if it holds, else 0. Numbers beyond those that the function takes are ignored.
    fn function(function: Function, of: [Self; 2]) -> Result<Self, &'static str>;
    /// Whether a function holds that is a condition.
    fn holds(function: Function, a: Self, b: Self) -> bool;
    fn floor(golden: Golden, n: Self) -> Result<Self, &'static str>;
}

/// The functions of `printed` over a type without a sign, and over the same with one, with operators and functions.
macro_rules! over {
    ($module:ident, $unsigned:ident, $signed:ident, $overflow:literal) => {
        #[allow(
            clippy::all,
            clippy::pedantic,
            dead_code,
            unused_comparisons,
            unused_qualifications,
            reason = "what is printed is for each type, and for Rust 1.63"
        )]
        pub mod $module {
            use super::Function;

            type Int = $unsigned;
            include!("printed.rs");

            /// The greatest common divisor.
            pub fn gcd(a: Int, b: Int) -> Int {
                gcd_of(a, b)
            }

            /// What the prime factors of a number say of it.
            pub fn of_factors(function: Function, n: Int) -> Int {
                match function {
                    Function::Bigomega => prime_factors(n),
                    Function::Omega => prime_divisors(n),
                    Function::Totient => totient_of(n),
                    _ => smallest_factor(n),
                }
            }

            pub mod signed {
                use super::super::*;

                type Int = $signed;
                include!("printed.rs");
                /// Why a calculation has no value.
                pub const OVERFLOW: &str = $overflow;

                fn natural(n: Int) -> Result<Int, &'static str> {
                    if n < 0 { Err(NEGATIVE) } else { Ok(n) }
                }

                fn power(a: Int, b: Int) -> Result<Int, &'static str> {
                    match a {
                        _ if b < 0 => Err("a negative exponent"),
                        0 | 1 => Ok(if b == 0 { 1 } else { a }),
                        -1 => Ok(if b % 2 == 0 { 1 } else { -1 }),
                        _ => u32::try_from(b).ok().and_then(|b| a.checked_pow(b)).ok_or(OVERFLOW),
                    }
                }

                /// The greatest common divisor.
                fn gcd(a: Int, b: Int) -> $unsigned {
                    super::gcd_of(a.unsigned_abs(), b.unsigned_abs())
                }

                fn of_factors(function: Function, n: Int) -> Result<Int, &'static str> {
                    let n = u64::try_from(n).ok().filter(|n| (1..=MOST_FACTORED).contains(n));
                    let n = n.ok_or("of a number that is not from 1 to 2^40")?;
                    Ok(words::of_factors(function, n) as Int)
                }

                fn primes_to(n: Int) -> Result<Int, &'static str> {
                    let n = u64::try_from(n).ok().filter(|n| *n <= MOST_COUNTED);
                    let n = n.ok_or("of a number that is not from 0 to 2^20")?;
                    Ok(PRIMES_TO[crate::index(n)].into())
                }

                /// `floor(n * phi)`, for n from 0 to 2^64 - 1.
                pub fn floor_of(n: Int) -> Int {
                    floor_phi(n)
                }

                fn base(base: Int) -> Result<Int, &'static str> {
                    if base < 2 { Err("digits are in a base of at least 2") } else { Ok(base) }
                }

                /// Long, and so not within what is short.
                #[inline(never)]
                fn prime(n: Int) -> bool {
                    is_prime(n)
                }

                impl Number for Int {
                    #[inline]
                    fn operation(operator: Operator, a: Int, b: Int) -> Result<Int, &'static str> {
                        match operator {
                            Operator::Add => a.checked_add(b).ok_or(OVERFLOW),
                            Operator::Subtract => a.checked_sub(b).ok_or(OVERFLOW),
                            Operator::Multiply => a.checked_mul(b).ok_or(OVERFLOW),
                            Operator::Divide | Operator::Remainder if b == 0 => Err(DIVISION),
                            Operator::Divide if b == -1 => a.checked_neg().ok_or(OVERFLOW),
                            Operator::Divide => Ok(floor_divide(a, b)),
                            Operator::Remainder if b == -1 => Ok(0),
                            Operator::Remainder => Ok(floor_remainder(a, b)),
                            Operator::Power => power(a, b),
                        }
                    }

                    #[inline]
                    fn function(function: Function, [a, b]: [Int; 2]) -> Result<Int, &'static str> {
                        Ok(match function {
                            Function::Min => a.min(b),
                            Function::Max => a.max(b),
                            Function::Abs => return a.checked_abs().ok_or(OVERFLOW),
                            Function::Gcd => return Int::try_from(gcd(a, b)).map_err(|_| OVERFLOW),
                            Function::Ceil if b == 0 => return Err(DIVISION),
                            Function::Ceil if b == -1 => return a.checked_neg().ok_or(OVERFLOW),
                            Function::Ceil => ceil_divide(a, b),
                            Function::Sqrt => sqrt_of(natural(a)?),
                            Function::Log2 if a < 1 => return Err("of a number below 1"),
                            Function::Log2 => log2_of(a),
                            Function::Bits => natural(a)?.count_ones().into(),
                            Function::Lowbit => low_bit(natural(a)?),
                            Function::Highbit => high_bit(natural(a)?),
                            Function::Ctz if a == 0 => return Err("of 0"),
                            Function::Ctz => natural(a)?.trailing_zeros().into(),
                            Function::Xor => natural(a)? ^ natural(b)?,
                            Function::Bitand => natural(a)? & natural(b)?,
                            Function::Bitor => natural(a)? | natural(b)?,
                            Function::ShiftLeft => {
                                let room = natural(a)?.leading_zeros().into();
                                if natural(b)? >= room && a > 0 {
                                    return Err(OVERFLOW);
                                }
                                shift_left(a, b)
                            }
                            Function::ShiftRight => shift_right(natural(a)?, natural(b)?),
                            Function::Digitsum => digit_sum(natural(a)?, 10),
                            Function::DigitsumBase => digit_sum(natural(a)?, base(b)?),
                            Function::Zeckendorf if a < 1 => return Err("of a number below 1"),
                            Function::Zeckendorf => zeckendorf_part(a),
                            Function::Takeaway if a < 1 || b < 1 => {
                                return Err("zeckendorf(n, c) is of numbers of at least 1");
                            }
                            Function::Takeaway => takeaway_part(a, b),
                            Function::Valuation if b < 2 => {
                                return Err("valuation(n, p) is for p of at least 2");
                            }
                            Function::Valuation if a == 0 => return Err("of 0"),
                            Function::Valuation => valuation_of(natural(a)?, b),
                            Function::Omega
                            | Function::Bigomega
                            | Function::Totient
                            | Function::Spf => of_factors(function, a)?,
                            Function::Primepi => primes_to(a)?,
                            Function::Prime if a > 0 && u64::try_from(a).is_err() => {
                                return Err("of a number beyond 2^64 - 1");
                            }
                            _ => Self::holds(function, a, b).into(),
                        })
                    }

                    #[inline]
                    fn holds(function: Function, a: Int, b: Int) -> bool {
                        match function {
                            Function::Even => a % 2 == 0,
                            Function::Odd => a % 2 != 0,
                            Function::Prime => prime(a),
                            Function::Square => is_square(a),
                            Function::Fib => is_fibonacci(a),
                            Function::Pow2 => is_power_of_two(a),
                            Function::Coprime => gcd(a, b) == 1,
                            Function::Divides => divides_it(a, b),
                            _ => false,
                        }
                    }

                    fn floor(golden: Golden, n: Self) -> Result<Self, &'static str> {
                        Self::try_from(golden.floor(n.into())?).map_err(|_| OVERFLOW)
                    }
                }
            }
        }
    };
}

over!(words, u64, i64, "the result is beyond 2^63 - 1");
over!(wide, u128, i128, "the result is beyond 2^127 - 1");

impl Operator {
    /// Its value. `Err` with why there is none.
    #[inline]
    pub fn value<N: Number>(self, a: N, b: N) -> Result<N, &'static str> {
        N::operation(self, a, b)
    }
}

impl Function {
    /// Its value; numbers beyond those that it takes are not looked at. `Err` with why there is none.
    #[inline]
    pub fn value<N: Number>(self, a: N, b: N) -> Result<N, &'static str> {
        N::function(self, [a, b])
    }

    /// Whether it holds, if it is a condition.
    #[inline]
    pub fn holds(self, a: i64, b: i64) -> bool {
        i64::holds(self, a, b)
    }

    /// Why it has no value, with its name.
    pub fn explained(self, why: &str) -> String {
        if why.starts_with("of ") { format!("{} {why}", self.name()) } else { why.to_owned() }
    }
}

impl Golden {
    /// `floor(n * phi)` or `floor(n * phi^2)`, exactly.
    ///
    /// The last is n more than the first, and that is `n + floor(n / phi)`. Let F be the Fibonacci numbers
    /// 1, 1, 2, 3, ...: F(92) / F(93) and F(93) / F(94) are neighbours among the convergents of 1 / phi, the
    /// first below it and the second above, and so a fraction between them has a denominator of F(95) at
    /// least. `m / n` with `n F(92) / F(93) < m <= n / phi` would be one: there is none for n < F(95),
    /// which is more than 2^64.
    pub fn floor(self, n: i128) -> Result<i128, &'static str> {
        u64::try_from(n).map_err(|_| "floor(n * phi) is for n from 0 to 2^64 - 1")?;
        Ok(wide::signed::floor_of(n) + if self == Golden::Square { n } else { 0 })
    }
}

/// What is printed, and between two functions an empty line.
const PRINTED: &str = include_str!("printed.rs");

/// The functions of these names and those that they call, over a type, as they are printed.
pub fn printed(names: &[&str], kind: &str) -> String {
    let blocks: Vec<&str> = PRINTED.trim_end().split("\n\n").collect();
    let name = |block: &str| {
        let line = block.lines().find_map(|line| line.strip_prefix("fn ")).unwrap_or(block);
        line.split(['(', '<']).next().unwrap_or(line).to_owned()
    };
    let calls = |name: &str, other: &str| {
        blocks.iter().any(|block| {
            block.contains(&format!("fn {other}(")) && block.contains(&format!("{name}("))
        })
    };
    let is_used = |block: &&&str| {
        let own = name(block);
        names.iter().any(|used| *used == own || calls(&own, used))
    };
    let used = blocks.iter().filter(is_used);
    let texts = used.map(|block| format!("\n{}\n", block.replace("Int", kind)));
    texts.collect::<Vec<_>>().concat()
}

#[cfg(test)]
#[path = "../../../tests/inside/written/helpers.rs"]
mod tests;
