//! Operations and functions on 128 bits: in formulas, where every 64-bit heap has a value.

use super::function::{Function, NEGATIVE};
use super::numbers::{DIVISION, is_prime_unsigned};
use super::syntax::{Golden, Operator};

/// Why a calculation has no value.
pub const OVERFLOW: &str = "the result is beyond 2^127 - 1";
/// Prime divisors are found by trial: up to here that takes a million divisions.
pub const MOST_FACTORED: u64 = 1 << 40;

/// The result of an operation, or why there is none.
pub type Outcome = Result<i128, &'static str>;

impl Operator {
    /// Its value.
    pub fn wide(self, a: i128, b: i128) -> Outcome {
        let result = match self {
            Operator::Add => a.checked_add(b),
            Operator::Subtract => a.checked_sub(b),
            Operator::Multiply => a.checked_mul(b),
            Operator::Divide | Operator::Remainder if b == 0 => return Err(DIVISION),
            Operator::Divide => {
                let rounded_up =
                    a.checked_rem(b).is_some_and(|rest| rest != 0 && (rest < 0) != (b < 0));
                a.checked_div(b).map(|quotient| quotient - i128::from(rounded_up))
            }
            Operator::Remainder => {
                let rest = a.checked_rem(b).unwrap_or(0);
                Some(if rest != 0 && (rest < 0) != (b < 0) { rest + b } else { rest })
            }
            Operator::Power => return power(a, b),
        };
        result.ok_or(OVERFLOW)
    }
}

fn power(a: i128, b: i128) -> Outcome {
    match a {
        _ if b < 0 => Err("a negative exponent"),
        0 | 1 => Ok(if b == 0 { 1 } else { a }),
        -1 => Ok(if b % 2 == 0 { 1 } else { -1 }),
        _ => u32::try_from(b).ok().and_then(|b| a.checked_pow(b)).ok_or(OVERFLOW),
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
    pub fn floor(self, n: i128) -> Outcome {
        let wide = u64::try_from(n).map_err(|_| "floor(n * phi) is for n from 0 to 2^64 - 1")?;
        let once = n + i128::from(wide) * 7_540_113_804_746_346_429 / 12_200_160_415_121_876_738;
        Ok(match self {
            Golden::Ratio => once,
            Golden::Square => once + n,
        })
    }
}

fn natural(n: i128) -> Outcome {
    if n < 0 { Err(NEGATIVE) } else { Ok(n) }
}

/// The greatest common divisor.
fn gcd(a: i128, b: i128) -> Outcome {
    let (mut a, mut b) = (a.unsigned_abs(), b.unsigned_abs());
    while b != 0 {
        (a, b) = (b, a % b);
    }
    i128::try_from(a).map_err(|_| OVERFLOW)
}

/// The digits of a natural number, from the last one on; none of 0.
fn digits(n: i128, base: i128) -> Result<impl Iterator<Item = i128>, &'static str> {
    if base < 2 {
        return Err("digits are in a base of at least 2");
    }
    let rests = std::iter::successors(Some(natural(n)?), move |n| Some(n / base));
    Ok(rests.take_while(|n| *n > 0).map(move |n| n % base))
}

/// The exponents of the prime divisors of a number.
fn exponents(n: i128) -> Result<Vec<u32>, &'static str> {
    let n = u64::try_from(n).ok().filter(|n| (1..=MOST_FACTORED).contains(n));
    let mut n = n.ok_or("of a number that is not from 1 to 2^40")?;
    let mut exponents = Vec::new();
    let mut divisor = 2;
    while divisor * divisor <= n {
        let mut exponent = 0;
        while n.is_multiple_of(divisor) {
            n /= divisor;
            exponent += 1;
        }
        exponents.extend((exponent > 0).then_some(exponent));
        divisor += 1;
    }
    exponents.extend((n > 1).then_some(1));
    Ok(exponents)
}

/// How often a prime divides a number.
fn valuation(n: i128, p: i128) -> Outcome {
    if p < 2 {
        return Err("valuation(n, p) is for p of at least 2");
    }
    if n == 0 {
        return Err("of 0");
    }
    let quotients = std::iter::successors(Some(n), |n| Some(n / p));
    Ok(quotients.take_while(|n| n % p == 0).map(|_| 1).sum())
}

/// Whether a number is 1, 2, 3, 5, 8, ...
fn is_fibonacci(n: i128) -> bool {
    let (mut a, mut b) = (1_i128, 2_i128);
    while a < n {
        let Some(next) = a.checked_add(b) else { return b == n };
        (a, b) = (b, next);
    }
    a == n
}

/// The smallest part of the Zeckendorf representation: of the only sum of different Fibonacci numbers, no two
/// of them neighbours, that is `n`. Its largest part is the largest Fibonacci number up to `n`.
fn zeckendorf(n: i128) -> Outcome {
    if n < 1 {
        return Err("of a number below 1");
    }
    let mut rest = n;
    loop {
        let (mut a, mut b) = (1_i128, 2_i128);
        while b <= rest {
            // No Fibonacci number is 2^127 - 1.
            (a, b) = (b, a.saturating_add(b));
            if b == i128::MAX {
                break;
            }
        }
        if a == rest {
            return Ok(a);
        }
        rest -= a;
    }
}

/// The state in which an automaton is that begins in state 0 and reads the digits of a number, from the last
/// one on; of 0 it reads none. Each state has a row, and each digit its entry in it.
pub fn walk(rows: &[Vec<usize>], mut number: u128) -> usize {
    let mut state = 0;
    while number > 0 {
        let base = rows[state].len();
        state = rows[state][usize::try_from(number % base as u128).expect("below the base")];
        number /= base as u128;
    }
    state
}

/// `a` shifted by `b` bits to the left.
fn shift_left(a: i128, b: i128) -> Outcome {
    natural(b)?;
    if natural(a)? == 0 {
        return Ok(0);
    }
    let factor = u32::try_from(b).ok().filter(|b| *b < 127).map(|b| 1_i128 << b);
    factor.and_then(|factor| a.checked_mul(factor)).ok_or(OVERFLOW)
}

impl Function {
    /// Its value, or 1 or 0 if it is a condition. Where both are defined it is that in rules.
    pub fn wide(self, of: &[i128]) -> Outcome {
        let a = of[0];
        let b = of.get(1).copied().unwrap_or(0);
        Ok(match self {
            Function::Min => a.min(b),
            Function::Max => a.max(b),
            Function::Abs => return a.checked_abs().ok_or(OVERFLOW),
            Function::Gcd => return gcd(a, b),
            Function::Ceil => {
                Operator::Divide.wide(a, b)? + i128::from(Operator::Remainder.wide(a, b)? != 0)
            }
            Function::Sqrt => natural(a)?.isqrt(),
            Function::Log2 if a < 1 => return Err("of a number below 1"),
            Function::Log2 => a.ilog2().into(),
            Function::Bits => natural(a)?.count_ones().into(),
            Function::Lowbit => natural(a)? & a.wrapping_neg(),
            Function::Highbit if a == 0 => 0,
            Function::Highbit => 1 << natural(a)?.ilog2(),
            Function::Ctz if a == 0 => return Err("of 0"),
            Function::Ctz => natural(a)?.trailing_zeros().into(),
            Function::Xor => natural(a)? ^ natural(b)?,
            Function::Bitand => natural(a)? & natural(b)?,
            Function::Bitor => natural(a)? | natural(b)?,
            Function::ShiftLeft => return shift_left(a, b),
            Function::ShiftRight => {
                natural(a)? >> u32::try_from(natural(b)?).map_or(127, |b| b.min(127))
            }
            Function::Digitsum => digits(a, 10)?.sum(),
            Function::DigitsumBase => digits(a, b)?.sum(),
            Function::Digit => {
                let place = natural(of[2])?;
                // Of 128 bits, no base has more digits.
                let place = usize::try_from(place).unwrap_or(usize::MAX);
                digits(a, b)?.nth(place).unwrap_or(0)
            }
            Function::Zeckendorf => return zeckendorf(a),
            Function::Valuation => return valuation(natural(a)?, b),
            Function::Omega => exponents(a)?.len() as i128,
            Function::Bigomega => exponents(a)?.into_iter().map(i128::from).sum(),
            Function::Even => (a % 2 == 0).into(),
            Function::Odd => (a % 2 != 0).into(),
            Function::Prime if a > u64::MAX.into() => return Err("of a number beyond 2^64 - 1"),
            Function::Prime => u64::try_from(a).is_ok_and(is_prime_unsigned).into(),
            Function::Square => (a >= 0 && a.isqrt().pow(2) == a).into(),
            Function::Fib => is_fibonacci(a).into(),
            Function::Pow2 => (a > 0 && a & (a - 1) == 0).into(),
            Function::Coprime => (gcd(a, b)? == 1).into(),
            Function::Divides => (a != 0 && b.checked_rem(a).is_none_or(|rest| rest == 0)).into(),
        })
    }
}
