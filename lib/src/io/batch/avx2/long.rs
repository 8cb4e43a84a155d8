//! Decodes numbers of any length, two or four at a time, each from a window: the 16 or 32 bytes before
//! its end. What is not of the number becomes 0; then adjacent values are combined, to 2, 4, 8 and 16
//! digits.
//!
//! Number `i` ends at `ends[i + 1]`, counted from `text[BEFORE]`; `widths[i]` is the distance from
//! `ends[i]` to there: the number, its minus, and the white space before both.

use super::room::{Room, BEFORE};
use core::arch::x86_64::*;

/// The index of the first width above `most`, or the number of widths.
pub(super) fn first_wider(widths: &[u16], most: u16) -> usize {
    widths.iter().position(|&width| width > most).unwrap_or(widths.len())
}

/// Decodes numbers of at most 16 bytes each into `values`. Returns the union of their bits.
///
/// # Safety
/// The processor has AVX2, BMI1 and POPCNT. There is one more of `ends` than of `widths`; all are in
/// `text`, and at most 17 wide. The last four are no numbers: they are decoded in vain, or not at all.
#[target_feature(enable = "avx2,bmi1,popcnt")]
pub(super) unsafe fn decode_16(
    text: &[u8],
    ends: &[u16],
    widths: &[u16],
    values: &mut Room<u64>,
) -> u64 {
    let numbers = widths.len() - 4;
    let mut any = _mm256_setzero_si256();
    for i in (0..numbers).step_by(4) {
        let (ends, widths) = (ends.get_unchecked(i + 1..i + 5), widths.get_unchecked(i..i + 4));
        let [a, b] = [window(text, ends[0], widths[0]), window(text, ends[1], widths[1])];
        let [c, d] = [window(text, ends[2], widths[2]), window(text, ends[3], widths[3])];
        // Packing, which works within 128-bit lanes, puts them in order.
        let (even, odd) = (_mm256_set_m128i(c, a), _mm256_set_m128i(d, b));
        let decoded = sixteen_digits(eight_digits(four_digits(even), four_digits(odd)));
        any = _mm256_or_si256(any, decoded);
        _mm256_storeu_si256(values.slots(i, 4).cast(), decoded);
    }
    union(_mm_or_si128(_mm256_castsi256_si128(any), _mm256_extracti128_si256::<1>(any)))
}

/// Decodes numbers of at most 32 bytes each into `values`. Returns how many come before one
/// of too many digits, and the union of the bits of all.
///
/// # Safety
/// As for [`decode_16`], but at most 33 wide.
#[target_feature(enable = "avx2,bmi1,popcnt")]
pub(super) unsafe fn decode_32(
    text: &[u8],
    ends: &[u16],
    widths: &[u16],
    values: &mut Room<u64>,
) -> (usize, u64) {
    const FIVES: i64 = 152_587_890_625; // 5^16; times 2^16 it is 10^16
    let numbers = widths.len() - 4;
    let mut any = _mm_setzero_si128();
    let mut any_high = _mm_setzero_si128();
    for i in (0..numbers).step_by(2) {
        let (ends, widths) = (ends.get_unchecked(i + 1..i + 3), widths.get_unchecked(i..i + 2));
        let a = four_digits(wide_window(text, ends[0], widths[0]));
        let b = four_digits(wide_window(text, ends[1], widths[1]));
        let halves = sixteen_digits(eight_digits(a, b));
        let high = _mm256_castsi256_si128(halves);
        any_high = _mm_or_si128(any_high, high);
        let fives = _mm_add_epi64(
            _mm_mul_epu32(high, _mm_set1_epi64x(FIVES & 0xffff_ffff)),
            _mm_slli_epi64::<32>(_mm_mul_epu32(high, _mm_set1_epi64x(FIVES >> 32))),
        );
        let low = _mm256_extracti128_si256::<1>(halves);
        let decoded = _mm_add_epi64(_mm_slli_epi64::<16>(fives), low);
        any = _mm_or_si128(any, decoded);
        _mm_storeu_si128(values.slots(i, 2).cast(), decoded);
    }
    // Where the upper digits of some number make more than 1023, it may have overflowed: then only
    // numbers of at most 19 bytes are sure not to have.
    let len = if union(any_high) > 1023 { first_wider(&widths[..numbers], 20) } else { numbers };
    (len, union(any))
}

/// The digits in the last `width - 1` of the 16 bytes before `text[BEFORE + end]`, with 0 for a space
/// or a minus, and for all bytes before them.
///
/// # Safety
/// The processor has AVX2; `text[BEFORE + end]` exists; `width` is at most 17.
#[inline]
#[target_feature(enable = "avx2")]
unsafe fn window(text: &[u8], end: u16, width: u16) -> __m128i {
    let bytes = text.as_ptr().add(BEFORE - 16 + usize::from(end));
    let zeros = ZEROS.as_ptr().add(16 + usize::from(width));
    _mm_subs_epu8(_mm_loadu_si128(bytes.cast()), _mm_loadu_si128(zeros.cast()))
}

/// The digits in the last `width - 1` of the 32 bytes before `text[BEFORE + end]`, as by [`window`].
///
/// # Safety
/// The processor has AVX2; `text[BEFORE + end]` exists; `width` is at most 33.
#[inline]
#[target_feature(enable = "avx2")]
unsafe fn wide_window(text: &[u8], end: u16, width: u16) -> __m256i {
    let bytes = text.as_ptr().add(BEFORE - 32 + usize::from(end));
    let zeros = ZEROS.as_ptr().add(usize::from(width));
    _mm256_subs_epu8(_mm256_loadu_si256(bytes.cast()), _mm256_loadu_si256(zeros.cast()))
}

/// What to subtract, with saturation, from the 32 bytes of a window is at `ZEROS[width..]`: `0` from
/// the last `width - 1`, which makes them digits, and 255 from those before, which makes them 0.
static ZEROS: [u8; 65] = {
    let mut zeros = [0xff; 65];
    let mut i = 33;
    while i < 65 {
        zeros[i] = b'0';
        i += 1;
    }
    zeros
};

/// The union of the bits of both elements.
///
/// # Safety
/// The processor has AVX2.
#[inline]
#[target_feature(enable = "avx2")]
unsafe fn union(two: __m128i) -> u64 {
    (_mm_cvtsi128_si64(two) | _mm_extract_epi64::<1>(two)) as u64
}

/// From digits, the values of four adjacent ones.
///
/// # Safety
/// The processor has AVX2.
#[inline]
#[target_feature(enable = "avx2")]
unsafe fn four_digits(digits: __m256i) -> __m256i {
    let pairs = _mm256_maddubs_epi16(digits, _mm256_set1_epi16(0x010a));
    _mm256_madd_epi16(pairs, _mm256_set1_epi32((1 << 16) + 100))
}

/// From values of four digits, those of eight; in each 128-bit lane first those of `a`, then of `b`.
///
/// # Safety
/// The processor has AVX2.
#[inline]
#[target_feature(enable = "avx2")]
unsafe fn eight_digits(a: __m256i, b: __m256i) -> __m256i {
    _mm256_madd_epi16(_mm256_packus_epi32(a, b), _mm256_set1_epi32((1 << 16) + 10_000))
}

/// From values of eight digits, those of sixteen.
///
/// # Safety
/// The processor has AVX2.
#[inline]
#[target_feature(enable = "avx2")]
unsafe fn sixteen_digits(eights: __m256i) -> __m256i {
    let high = _mm256_mul_epu32(eights, _mm256_set1_epi64x(100_000_000));
    _mm256_add_epi64(high, _mm256_srli_epi64::<32>(eights))
}
