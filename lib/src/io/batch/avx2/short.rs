//! Decodes numbers of at most three digits, all places of a block at once.
//!
//! Of two adjacent bytes at most one ends a number, so that a vector of 16-bit elements has room for
//! the numbers that end in twice as many bytes.

use super::room::{Room, BEFORE, BLOCK, BLOCKS};
use super::vector::{push_32, spaces, twice};
use crate::io::space::is_space;
use core::arch::x86_64::*;

/// Decodes all numbers of a batch from `text[BEFORE..]` into `numbers`, if it is plain and none has
/// more than three digits. Returns how many they are, and where the last one ends, counted from
/// `text[BEFORE]`; 0 and 0 where there are none.
///
/// # Safety
/// The processor has AVX2, BMI1 and POPCNT; `text` has `BEFORE` bytes and a block.
#[target_feature(enable = "avx2,bmi1,popcnt")]
pub(super) unsafe fn decode(text: &[u8], numbers: &mut Room<u16>) -> (usize, usize) {
    // The bytes before the first must not look like a number that ends there.
    let start = BEFORE + usize::from(!is_space(text[BEFORE - 1]));
    if !is_space(text[start - 1]) {
        return (0, 0);
    }
    let blocks = ((text.len() - start) / BLOCK).min(BLOCKS);
    let mut checks = Checks { greatest: _mm256_setzero_si256(), four: _mm256_setzero_si256() };
    let mut len = 0;
    for block in 0..blocks {
        let at = start + block * BLOCK;
        let (low, low_ends) = short_numbers(text, at, &mut checks);
        let (high, high_ends) = short_numbers(text, at + 32, &mut checks);
        len += push_32(numbers, len, [low, high], [low_ends, high_ends]);
    }
    if len == 0 || !checks.passed() {
        return (0, 0);
    }
    // Back over a number that goes on beyond the last block, and over white space.
    let seen = &text[..start + blocks * BLOCK];
    let space = seen.iter().rposition(|&byte| is_space(byte)).unwrap_or(BEFORE);
    let digit = seen[..space].iter().rposition(|&byte| !is_space(byte)).unwrap_or(BEFORE);
    (len, digit + 1 - BEFORE)
}

/// What shows, at the end of a batch, whether its numbers were short.
struct Checks {
    /// The greatest digit of each lane: white space counts as 0, and any other byte as more than 9.
    greatest: __m256i,
    /// The bits that all bytes of some four adjacent ones have.
    four: __m256i,
}

impl Checks {
    /// Whether there were only digits and white space, and no four digits in a row.
    ///
    /// # Safety
    /// The processor has AVX2.
    #[inline]
    #[target_feature(enable = "avx2")]
    unsafe fn passed(&self) -> bool {
        let above = _mm256_subs_epu8(self.greatest, _mm256_set1_epi8(9));
        // Digits have this bit, white space does not.
        let four = _mm256_and_si256(self.four, _mm256_set1_epi8(0x10));
        let bad = _mm256_or_si256(above, four);
        _mm256_testz_si256(bad, bad) == 1
    }
}

/// For each two bytes of `text[at..at + 32]`, the number that ends before one of them, which is white
/// space. The second vector has bit 15 where there is such a number.
///
/// # Safety
/// The processor has AVX2; `text` has 3 bytes before `at` and 32 from there.
#[inline]
#[target_feature(enable = "avx2")]
unsafe fn short_numbers(text: &[u8], at: usize, checks: &mut Checks) -> (__m256i, __m256i) {
    let text = text.as_ptr().add(at);
    let back = |n| _mm256_loadu_si256(text.sub(n).cast());
    let [bytes, back_1, back_2, back_3] = [back(0), back(1), back(2), back(3)];
    let space = spaces(bytes);
    let zero = _mm256_set1_epi8(b'0' as i8);
    let digits = _mm256_subs_epu8(_mm256_xor_si256(bytes, zero), space);
    checks.greatest = _mm256_max_epu8(checks.greatest, digits);
    let two = _mm256_and_si256(bytes, back_1);
    let three = _mm256_and_si256(two, back_2);
    checks.four = _mm256_or_si256(checks.four, _mm256_and_si256(three, back_3));
    // If the first byte is a space, the number ends there, otherwise at the second.
    let at_first = _mm256_shuffle_epi8(space, twice(&FIRST_OF_TWO));
    let last_two = _mm256_blendv_epi8(back_1, back_2, at_first);
    let two_before_last = _mm256_blendv_epi8(back_2, back_3, at_first);
    // A third digit counts if the second from the end is one.
    let no_digit = _mm256_cmpgt_epi8(zero, last_two);
    let third = _mm256_andnot_si256(no_digit, two_before_last);
    let (tens_and_ones, hundreds) = (_mm256_set1_epi16(0x010a), _mm256_set1_epi16(100));
    let low = _mm256_maddubs_epi16(_mm256_subs_epu8(last_two, zero), tens_and_ones);
    let high = _mm256_maddubs_epi16(_mm256_subs_epu8(third, zero), hundreds);
    let ends = _mm256_andnot_si256(no_digit, _mm256_or_si256(space, at_first));
    (_mm256_add_epi16(high, low), ends)
}

/// A shuffle that copies the first of each two bytes to both.
const FIRST_OF_TWO: [u8; 16] = [0, 0, 2, 2, 4, 4, 6, 6, 8, 8, 10, 10, 12, 12, 14, 14];
