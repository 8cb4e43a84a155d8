use std::convert::TryInto;

/// Its powers are all 16-bit numbers but 0, and its third power is 2^15.
const GENERATOR: u64 = 10_279;
/// How many they are.
const POWERS: usize = 65_535;
/// The logarithm of 2^15.
const TOP: usize = 3;
/// In place of the logarithm of 0: no sum of logarithms of other numbers, and twice that of 2^15, is so large.
const ZERO: usize = 2 * POWERS + 2 * TOP;
/// More than any sum of two logarithms and twice that of 2^15.
const LENGTH: usize = 2 * ZERO + 2 * TOP + 1;

/// The nim product of two numbers of `bits` bits, from the definition.
fn plain(a: u64, b: u64, bits: u32) -> u64 {
    if bits == 1 {
        return a & b;
    }
    let half = bits / 2;
    let parts = |n: u64| (n >> half, n & ((1 << half) - 1));
    let ((a1, a0), (b1, b0)) = (parts(a), parts(b));
    let low = plain(a0, b0, half);
    let mixed = plain(a0 ^ a1, b0 ^ b1, half);
    (mixed ^ low) << half ^ low ^ plain(plain(a1, b1, half), 1 << (half - 1), half)
}

/// `N` times the same, without a place on the stack.
#[allow(clippy::unnecessary_box_returns)] // hundreds of KiB
fn table<T: Clone, const N: usize>(item: T) -> Box<[T; N]> {
    vec![item; N].into_boxed_slice().try_into().unwrap_or_else(|_| unreachable!())
}

/// Nim products of 64-bit numbers, by tables of 768 KiB. With the nim-sum they make the numbers below 2^64 a field:
/// for F = 2^(2^k) and a < F, F times a is their ordinary product, and F times F is F + F / 2.
///
/// # Proof
/// A theorem of Conway's on a b = mex of all a' b + a b' + a' b' with a' < a, b' < b, the least that the laws of a
/// field allow; + is the nim-sum. If the numbers below F are a field, F F + F is the least number c that is no
/// x x + x with x < F, and the F a + b are a field. Here c = F / 2: as x and x + 1 give the same x x + x, half of the
/// F numbers occur, all below F / 2: for F = E E and x = E y + z its high half is y y + y, by induction below E / 2.
///
/// # Source
/// Conway, On Numbers and Games (1976), ch. 6.
///
/// # Examples
/// ```
/// let nim = sg::NimProduct::new();
/// assert_eq!(nim.of(2, 3), 1);
/// assert_eq!(nim.of(u64::MAX, u64::MAX), 11_290_409_524_105_353_207);
/// ```
pub struct NimProduct {
    /// The powers of the generator, twice; then zeros.
    powers: Box<[u16; LENGTH]>,
    /// Which power a number is.
    logarithms: Box<[u32; POWERS + 1]>,
}

impl NimProduct {
    /// Makes the tables.
    ///
    /// # Complexity
    /// A million steps.
    #[must_use]
    #[allow(clippy::cast_possible_truncation)] // numbers of 16 bits
    pub fn new() -> Self {
        let (mut powers, mut logarithms) = (table(0), table(ZERO as u32));
        let mut rows = [0; 16];
        for (bit, row) in rows.iter_mut().enumerate() {
            *row = plain(GENERATOR, 1 << bit, 16);
        }
        let mut power = 1_u64;
        for exponent in 0..POWERS {
            powers[exponent] = power as u16;
            logarithms[power as usize] = exponent as u32;
            let bits = (0..16).filter(|bit| power >> bit & 1 == 1);
            power = bits.fold(0, |product, bit| product ^ rows[bit]);
        }
        for exponent in POWERS..ZERO {
            powers[exponent] = powers[exponent - POWERS];
        }
        NimProduct { powers, logarithms }
    }

    /// The nim product of `a` and `b`, for any `u64`.
    ///
    /// # Complexity
    /// O(1): 9 products of 16 bits, by 28 look-ups.
    #[must_use]
    #[inline]
    pub fn of(&self, a: u64, b: u64) -> u64 {
        let power = |logarithm| u64::from(self.powers[logarithm]);
        let product = |a, b| {
            let [low, mixed, high] = self.logarithms_of_products(a, b);
            (power(mixed) ^ power(low)) << 16 | power(low) ^ power(high + TOP)
        };
        // The product times 2^31: times 2^15 and times 2^16.
        let times_top = |a, b| {
            let [low, mixed, high] = self.logarithms_of_products(a, b);
            let square = power(mixed + 2 * TOP) ^ power(low + 2 * TOP);
            (power(mixed + TOP) ^ power(high + 2 * TOP)) << 16 | square
        };
        let (low, mixed) = (product(a, b), product(a ^ a >> 32, b ^ b >> 32));
        (mixed ^ low) << 32 | low ^ times_top(a >> 32, b >> 32)
    }

    /// The logarithms of the nim products of the low halves of two numbers of 32 bits, of the nim-sums of their halves,
    /// and of their high halves.
    #[inline]
    #[allow(clippy::cast_possible_truncation)] // numbers of 16 bits
    fn logarithms_of_products(&self, a: u64, b: u64) -> [usize; 3] {
        let logarithm = |n: u64| self.logarithms[usize::from(n as u16)] as usize;
        let product = |a, b| logarithm(a) + logarithm(b);
        [product(a, b), product(a ^ a >> 16, b ^ b >> 16), product(a >> 16, b >> 16)]
    }
}

impl Default for NimProduct {
    fn default() -> Self {
        NimProduct::new()
    }
}
