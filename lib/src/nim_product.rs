//! The nim product, which with the nim-sum makes the numbers below 2^64 a field.
//!
//! For F = 2^(2^k) and a < F, F times a is their ordinary product, and F times F is F + F / 2.

use alloc::vec::Vec;

/// Its powers are all 16-bit numbers but 0.
const GENERATOR: u64 = 258;
/// How many they are.
const POWERS: usize = 65_535;

/// The nim product of two numbers of `2 * half` bits; `product` is that of two numbers of `half` bits.
#[inline]
fn karatsuba(a: u64, b: u64, half: u32, product: impl Fn(u64, u64) -> u64) -> u64 {
    let mask = (1 << half) - 1;
    let (a1, a0, b1, b0) = (a >> half, a & mask, b >> half, b & mask);
    let low = product(a0, b0);
    let mixed = product(a0 ^ a1, b0 ^ b1);
    (mixed ^ low) << half ^ low ^ product(product(a1, b1), 1 << (half - 1))
}

/// The nim product of two numbers of `bits` bits, from the definition.
fn plain(a: u64, b: u64, bits: u32) -> u64 {
    match bits {
        1 => a & b,
        _ => karatsuba(a, b, bits / 2, |a, b| plain(a, b, bits / 2)),
    }
}

/// Nim products of 64-bit numbers, by tables of 384 KiB.
///
/// # Source
/// Conway, On Numbers and Games, ch. 6.
///
/// # Examples
/// ```
/// let nim = sg::NimProduct::new();
/// assert_eq!(nim.of(2, 3), 1);
/// assert_eq!(nim.of(u64::MAX, u64::MAX), 11_290_409_524_105_353_207);
/// ```
pub struct NimProduct {
    /// The powers of the generator, twice.
    powers: Vec<u16>,
    /// Which power a number is; of 0 nothing.
    logarithms: Vec<u16>,
}

impl NimProduct {
    /// Makes the tables.
    ///
    /// # Complexity
    /// A million steps.
    #[must_use]
    #[allow(clippy::cast_possible_truncation)] // numbers of 16 bits
    pub fn new() -> Self {
        let mut powers = alloc::vec![0; 2 * POWERS];
        let mut logarithms = alloc::vec![0; POWERS + 1];
        let mut rows = [0; 16];
        for (bit, row) in rows.iter_mut().enumerate() {
            *row = plain(GENERATOR, 1 << bit, 16);
        }
        let mut power = 1_u64;
        for exponent in 0..POWERS {
            powers[exponent] = power as u16;
            powers[exponent + POWERS] = power as u16;
            logarithms[power as usize] = exponent as u16;
            let bits = (0..16).filter(|bit| power >> bit & 1 == 1);
            power = bits.fold(0, |product, bit| product ^ rows[bit]);
        }
        NimProduct { powers, logarithms }
    }

    /// The nim product of `a` and `b`, for any `u64`.
    ///
    /// # Complexity
    /// O(1): 15 products of 16 bits, each by four look-ups at most.
    #[must_use]
    pub fn of(&self, a: u64, b: u64) -> u64 {
        karatsuba(a, b, 32, |a, b| karatsuba(a, b, 16, |a, b| self.of_16_bits(a, b)))
    }

    #[inline]
    #[allow(clippy::cast_possible_truncation)] // numbers of 16 bits
    fn of_16_bits(&self, a: u64, b: u64) -> u64 {
        if a == 0 || b == 0 {
            return 0;
        }
        let logarithm = |n: u64| usize::from(self.logarithms[n as usize]);
        u64::from(self.powers[logarithm(a) + logarithm(b)])
    }
}

impl Default for NimProduct {
    fn default() -> Self {
        NimProduct::new()
    }
}
