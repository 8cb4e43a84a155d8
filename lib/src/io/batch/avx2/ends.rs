//! Where numbers end: first a mask for each block, with a bit for each of its bytes, then the places of
//! the bits that are set.

use super::room::{Room, BEFORE, BLOCK, BLOCKS};
use super::vector::{classify, mask, push, push_32};
use core::arch::x86_64::*;
use core::mem::MaybeUninit;

/// Finds the ends of all numbers in `text[BEFORE..]`, up to a block that is not plain: `masks` has for
/// each block before it a bit for each white space that follows a number. Returns how many blocks these
/// are, and how many of their numbers have a minus; `negative` says which.
///
/// # Safety
/// The processor has AVX2, BMI1 and POPCNT.
#[target_feature(enable = "avx2,bmi1,popcnt")]
pub(super) unsafe fn find<const SIGNED: bool>(
    text: &[u8],
    masks: &mut [u64; BLOCKS],
    negative: &mut Room<u16>,
) -> (usize, usize) {
    let (mut numbers, mut minus_count) = (0, 0);
    // Whether the byte before the block was a space, or a minus: bit 0.
    let (mut after_space, mut after_minus) = (1, 0);
    let blocks = text[BEFORE..].chunks_exact(BLOCK);
    for (at, (block, ends_mask)) in blocks.zip(masks).enumerate() {
        let block = block.as_ptr();
        let low = _mm256_loadu_si256(block.cast());
        let high = _mm256_loadu_si256(block.add(32).cast());
        let (space_low, mut bad_low) = classify(low);
        let (space_high, mut bad_high) = classify(high);
        let spaces = mask(space_low, space_high);
        let firsts = spaces << 1 | after_space;
        let ends = spaces & !firsts;
        if SIGNED {
            let minus = _mm256_set1_epi8(b'-' as i8);
            let minus_low = _mm256_cmpeq_epi8(low, minus);
            let minus_high = _mm256_cmpeq_epi8(high, minus);
            bad_low = _mm256_andnot_si256(minus_low, bad_low);
            bad_high = _mm256_andnot_si256(minus_high, bad_high);
            let mut minuses = mask(minus_low, minus_high);
            // A minus stands between a space and a digit.
            if minuses & !firsts | (minuses << 1 | after_minus) & spaces != 0 {
                return (at, minus_count);
            }
            after_minus = minuses >> 63;
            while minuses != 0 {
                let ends_before = ends & ((minuses & minuses.wrapping_neg()) - 1);
                let number = numbers + ends_before.count_ones() as usize;
                negative.0[minus_count] = MaybeUninit::new(number as u16);
                minus_count += 1;
                minuses &= minuses - 1;
            }
            numbers += ends.count_ones() as usize;
        }
        let bad = _mm256_or_si256(bad_low, bad_high);
        if _mm256_testz_si256(bad, bad) == 0 {
            return (at, minus_count);
        }
        after_space = spaces >> 63;
        *ends_mask = ends;
    }
    (BLOCKS.min((text.len() - BEFORE) / BLOCK), minus_count)
}

/// Stores the places of the bits that are set in `masks`, one after the other, from `ends[1]` on, and
/// in `ends[0]` one before place 0. Returns how many bits there are.
///
/// Which branch a mask takes depends on the distances of its bits, not on their count, so that the
/// processor can predict it.
///
/// # Safety
/// The processor has AVX2 and POPCNT; no two adjacent bits are set.
#[target_feature(enable = "avx2,popcnt")]
pub(super) unsafe fn place(masks: &[u64], ends: &mut Room<u16>) -> usize {
    let mut numbers = 0;
    ends.0[0] = MaybeUninit::new(u16::MAX);
    // The place of the first bit of each byte of the mask.
    let mut at = _mm_setr_epi16(0, 8, 16, 24, 32, 40, 48, 56);
    for &mask in masks {
        let bytes = _mm_cvtsi64_si128(mask as i64);
        let empty = _mm_cmpeq_epi8(bytes, _mm_setzero_si128());
        let occupied = _mm_movemask_epi8(empty) as u32 ^ 0xffff;
        if occupied.count_ones() == mask.count_ones() {
            // No byte has two bits.
            let places = _mm_add_epi16(at, bit_numbers(_mm_cvtepu8_epi16(bytes)));
            numbers += push(ends, numbers + 1, places, occupied);
        } else {
            let first = _mm256_broadcastw_epi16(at);
            let middle = _mm256_add_epi16(first, _mm256_set1_epi16(32));
            let mask = _mm256_set1_epi64x(mask as i64);
            let (low, in_low) = places(mask, first);
            let (high, in_high) = places(_mm256_srli_epi64::<32>(mask), middle);
            numbers += push_32(ends, numbers + 1, [low, high], [in_low, in_high]);
        }
        at = _mm_add_epi16(at, _mm_set1_epi16(BLOCK as i16));
    }
    numbers
}

/// The place of the bit that is set in each pair of the low 32 bits of `mask`, a 64-bit mask in all
/// lanes, where the place of bit 0 is `first`. The second vector has bit 15 where the pair has such a
/// bit.
///
/// # Safety
/// The processor has AVX2.
#[inline]
#[target_feature(enable = "avx2")]
unsafe fn places(mask: __m256i, first: __m256i) -> (__m256i, __m256i) {
    // Four 16-bit elements look at the same byte, each at one pair of its bits.
    const ONES: i64 = 0x0101_0101_0101_0101;
    let byte = _mm256_setr_epi64x(0, ONES, 2 * ONES, 3 * ONES);
    let bits = _mm256_shuffle_epi8(mask, byte);
    let second = _mm256_set1_epi64x(0x0080_0020_0008_0002);
    let is_second = _mm256_cmpeq_epi16(_mm256_and_si256(bits, second), second);
    let either = _mm256_and_si256(bits, _mm256_set1_epi64x(0x00c0_0030_000c_0003));
    let evens = _mm256_setr_epi16(0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30);
    let places = _mm256_sub_epi16(_mm256_add_epi16(first, evens), is_second);
    (places, _mm256_cmpgt_epi16(either, _mm256_setzero_si256()))
}

/// The number of the only bit that is set, for each of eight bytes, given as 16-bit elements.
///
/// # Safety
/// The processor has AVX2.
#[inline]
#[target_feature(enable = "avx2")]
unsafe fn bit_numbers(bytes: __m128i) -> __m128i {
    // The upper half of this times 2^n is its first n bits, the last four of which tell n.
    let bits = _mm_set1_epi16(i16::from_be_bytes([0b1001_1010, 0]));
    let last_four = _mm_mulhi_epu16(bytes, bits);
    let numbers = _mm_setr_epi8(0, 1, 2, 5, 3, 0, 6, 0, 0, 4, 0, 0, 0, 7, 0, 0);
    _mm_shuffle_epi8(numbers, last_four)
}
