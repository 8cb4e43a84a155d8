//! What the code of formulas calls: small functions of Rust, printed with it where they are used. `TYPE` stands
//! for the type in which all is computed.

use crate::written::function::Function;

/// A function to print.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Helper {
    FloorDivide,
    FloorRemainder,
    Ceil,
    Gcd,
    Sqrt,
    Log2,
    Lowbit,
    Highbit,
    DigitSum,
    DecimalDigitSum,
    Digit,
    Valuation,
    Omega,
    Bigomega,
    Prime,
    Square,
    Fib,
    PowerOfTwo,
    Divides,
    ShiftLeft,
    ShiftRight,
    FloorPhi,
    Zeckendorf,
    Walk,
}

/// All of them, in the order in which they are printed.
pub const HELPERS: [Helper; 24] = [
    Helper::FloorPhi,
    Helper::Ceil,
    Helper::FloorDivide,
    Helper::FloorRemainder,
    Helper::Gcd,
    Helper::Square,
    Helper::Sqrt,
    Helper::Log2,
    Helper::Lowbit,
    Helper::Highbit,
    Helper::DecimalDigitSum,
    Helper::DigitSum,
    Helper::Digit,
    Helper::Valuation,
    Helper::Omega,
    Helper::Bigomega,
    Helper::Prime,
    Helper::Fib,
    Helper::PowerOfTwo,
    Helper::Divides,
    Helper::ShiftLeft,
    Helper::ShiftRight,
    Helper::Zeckendorf,
    Helper::Walk,
];

impl Helper {
    /// That of a function which is no operator of Rust.
    ///
    /// # Panics
    /// If it is one.
    pub fn of(function: Function) -> Helper {
        match function {
            Function::Ceil => Helper::Ceil,
            Function::Gcd => Helper::Gcd,
            Function::Sqrt => Helper::Sqrt,
            Function::Log2 => Helper::Log2,
            Function::Lowbit => Helper::Lowbit,
            Function::Highbit => Helper::Highbit,
            Function::Digitsum => Helper::DecimalDigitSum,
            Function::DigitsumBase => Helper::DigitSum,
            Function::Digit => Helper::Digit,
            Function::Valuation => Helper::Valuation,
            Function::Omega => Helper::Omega,
            Function::Bigomega => Helper::Bigomega,
            Function::Prime => Helper::Prime,
            Function::Square => Helper::Square,
            Function::Fib => Helper::Fib,
            Function::Pow2 => Helper::PowerOfTwo,
            Function::Divides => Helper::Divides,
            Function::Zeckendorf => Helper::Zeckendorf,
            Function::ShiftLeft => Helper::ShiftLeft,
            Function::ShiftRight => Helper::ShiftRight,
            _ => unreachable!("{function:?} is written as an operator"),
        }
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        let text = self.text(true);
        let text = text.split("fn ").nth(1).unwrap_or(text);
        text.split('(').next().unwrap_or(text)
    }

    /// The others that it calls.
    pub fn needs(self) -> &'static [Helper] {
        match self {
            Helper::Square => &[Helper::Sqrt],
            Helper::DecimalDigitSum => &[Helper::DigitSum],
            _ => &[],
        }
    }

    /// Its text, for numbers without a sign or for those with one.
    #[expect(clippy::too_many_lines, reason = "a list of texts")]
    pub fn text(self, unsigned: bool) -> &'static str {
        match self {
            Helper::FloorDivide => {
                "/// a / b, rounded down\nfn floor_divide(a: TYPE, b: TYPE) -> TYPE {\n    let quotient = a / b;\n    \
                 if a % b != 0 && (a < 0) != (b < 0) { quotient - 1 } else { quotient }\n}\n"
            }
            Helper::FloorRemainder => {
                "/// what a / b, rounded down, leaves\nfn floor_remainder(a: TYPE, b: TYPE) -> TYPE {\n    \
                 let rest = a % b;\n    if rest != 0 && (rest < 0) != (b < 0) { rest + b } else { rest }\n}\n"
            }
            Helper::Ceil if unsigned => {
                "/// a / b, rounded up\nfn ceil_divide(a: TYPE, b: TYPE) -> TYPE {\n    \
                 a / b + (a % b != 0) as TYPE\n}\n"
            }
            Helper::Ceil => {
                "/// a / b, rounded up\nfn ceil_divide(a: TYPE, b: TYPE) -> TYPE {\n    \
                 a / b + (a % b != 0 && (a < 0) == (b < 0)) as TYPE\n}\n"
            }
            Helper::Gcd if unsigned => {
                "fn gcd_of(mut a: TYPE, mut b: TYPE) -> TYPE {\n    while b != 0 {\n        \
                 let rest = a % b;\n        a = b;\n        b = rest;\n    }\n    a\n}\n"
            }
            Helper::Gcd => {
                "fn gcd_of(mut a: TYPE, mut b: TYPE) -> TYPE {\n    while b != 0 {\n        \
                 let rest = a % b;\n        a = b;\n        b = rest;\n    }\n    a.abs()\n}\n"
            }
            Helper::Sqrt => {
                "/// the square root, rounded down\nfn sqrt_of(n: TYPE) -> TYPE {\n    let mut root: TYPE = 0;\n    \
                 for bit in (0..TYPE::BITS / 2).rev() {\n        let next = root | 1 << bit;\n        \
                 if next <= n / next {\n            root = next;\n        }\n    }\n    root\n}\n"
            }
            Helper::Log2 => {
                "/// the binary logarithm, rounded down\nfn log2_of(n: TYPE) -> TYPE {\n    \
                 (TYPE::BITS - 1 - n.leading_zeros()) as TYPE\n}\n"
            }
            Helper::Lowbit => {
                "/// the largest power of two that divides n\nfn low_bit(n: TYPE) -> TYPE {\n    \
                 n & n.wrapping_neg()\n}\n"
            }
            Helper::Highbit => {
                "/// the largest power of two up to n\nfn high_bit(n: TYPE) -> TYPE {\n    \
                 if n == 0 { 0 } else { 1 << (TYPE::BITS - 1 - n.leading_zeros()) }\n}\n"
            }
            Helper::DigitSum => {
                "fn digit_sum(mut n: TYPE, base: TYPE) -> TYPE {\n    let mut sum = 0;\n    while n > 0 {\n        \
                 sum += n % base;\n        n /= base;\n    }\n    sum\n}\n"
            }
            Helper::DecimalDigitSum => {
                "fn decimal_digit_sum(n: TYPE) -> TYPE {\n    digit_sum(n, 10)\n}\n"
            }
            Helper::Digit => {
                "/// the digit of n at a place, from 0 on\nfn digit_of(mut n: TYPE, base: TYPE, mut place: TYPE) -> TYPE {\n    \
                 while n > 0 && place > 0 {\n        n /= base;\n        place -= 1;\n    }\n    n % base\n}\n"
            }
            Helper::Valuation => {
                "/// how often p divides n, which is not 0\nfn valuation_of(mut n: TYPE, p: TYPE) -> TYPE {\n    \
                 let mut count = 0;\n    while n % p == 0 {\n        n /= p;\n        count += 1;\n    }\n    count\n}\n"
            }
            Helper::Omega => {
                "/// the number of prime divisors\nfn prime_divisors(mut n: TYPE) -> TYPE {\n    \
                 let (mut d, mut count) = (2, 0);\n    while d <= n / d {\n        if n % d == 0 {\n            \
                 count += 1;\n            while n % d == 0 {\n                n /= d;\n            }\n        }\n        \
                 d += 1;\n    }\n    count + (n > 1) as TYPE\n}\n"
            }
            Helper::Bigomega => {
                "/// the number of prime divisors, each as often as it divides\nfn prime_factors(mut n: TYPE) -> TYPE {\n    \
                 let (mut d, mut count) = (2, 0);\n    while d <= n / d {\n        while n % d == 0 {\n            \
                 n /= d;\n            count += 1;\n        }\n        d += 1;\n    }\n    count + (n > 1) as TYPE\n}\n"
            }
            Helper::Prime => {
                "/// in about the square root of n steps\nfn is_prime(n: TYPE) -> bool {\n    let mut d = 2;\n    \
                 while d <= n / d {\n        if n % d == 0 {\n            return false;\n        }\n        d += 1;\n    }\n    \
                 n > 1\n}\n"
            }
            Helper::Square if unsigned => {
                "fn is_square(n: TYPE) -> bool {\n    sqrt_of(n) * sqrt_of(n) == n\n}\n"
            }
            Helper::Square => {
                "fn is_square(n: TYPE) -> bool {\n    n >= 0 && sqrt_of(n) * sqrt_of(n) == n\n}\n"
            }
            Helper::Fib => {
                "/// whether n is 1, 2, 3, 5, 8, ...\nfn is_fibonacci(n: TYPE) -> bool {\n    \
                 let (mut a, mut b): (TYPE, TYPE) = (1, 2);\n    while a < n {\n        match a.checked_add(b) {\n            \
                 Some(next) => {\n                a = b;\n                b = next;\n            }\n            \
                 None => return b == n,\n        }\n    }\n    a == n\n}\n"
            }
            Helper::PowerOfTwo => {
                "fn is_power_of_two(n: TYPE) -> bool {\n    n > 0 && n & (n - 1) == 0\n}\n"
            }
            Helper::Divides => {
                "fn divides_it(d: TYPE, n: TYPE) -> bool {\n    d != 0 && n % d == 0\n}\n"
            }
            Helper::ShiftLeft => {
                "fn shift_left(n: TYPE, bits: TYPE) -> TYPE {\n    if n == 0 { 0 } else { n << bits }\n}\n"
            }
            Helper::ShiftRight => {
                "fn shift_right(n: TYPE, bits: TYPE) -> TYPE {\n    \
                 if bits < TYPE::BITS as TYPE { n >> bits } else { 0 }\n}\n"
            }
            Helper::Zeckendorf => {
                "/// the smallest of the Fibonacci numbers, no two of them neighbours, whose sum is n > 0\n\
                 fn zeckendorf_part(n: TYPE) -> TYPE {\n    let mut rest = n;\n    loop {\n        \
                 let (mut a, mut b): (TYPE, TYPE) = (1, 2);\n        while b <= rest {\n            \
                 let next = a.checked_add(b);\n            a = b;\n            match next {\n                \
                 Some(next) => b = next,\n                None => break,\n            }\n        }\n        \
                 if a == rest {\n            return a;\n        }\n        rest -= a;\n    }\n}\n"
            }
            Helper::Walk => {
                "/// the state of an automaton after the digits of n, from the last one on\n\
                 fn walk_digits(mut n: TYPE, next: &[&[TYPE]]) -> TYPE {\n    let mut state = 0;\n    \
                 while n > 0 {\n        let row = next[state as usize];\n        \
                 state = row[(n % row.len() as TYPE) as usize];\n        n /= row.len() as TYPE;\n    }\n    state\n}\n"
            }
            Helper::FloorPhi => {
                "/// floor(n * phi), phi = (1 + sqrt 5) / 2: for all n below 2^64, as 7540113804746346429 and\n\
                 /// 12200160415121876738 are Fibonacci numbers\nfn floor_phi(n: TYPE) -> TYPE {\n    \
                 n + (n as u128 * 7540113804746346429 / 12200160415121876738) as TYPE\n}\n"
            }
        }
    }
}
