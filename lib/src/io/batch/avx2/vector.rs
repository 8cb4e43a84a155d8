//! What is done with vectors in more than one place: to classify bytes, to make masks of vectors, and
//! to store the elements that a mask selects.

use super::room::Room;
use core::arch::x86_64::*;

/// Which bytes are white space.
///
/// # Safety
/// The processor has AVX2.
#[inline]
#[target_feature(enable = "avx2")]
pub(super) unsafe fn spaces(bytes: __m256i) -> __m256i {
    // A byte is white space if it is the one in the table that has its low four bits.
    _mm256_cmpeq_epi8(bytes, _mm256_shuffle_epi8(twice(&SPACES), bytes))
}

/// Which bytes are white space; and which are neither that nor digits: those that are not 0.
///
/// # Safety
/// The processor has AVX2.
#[inline]
#[target_feature(enable = "avx2")]
pub(super) unsafe fn classify(bytes: __m256i) -> (__m256i, __m256i) {
    let space = spaces(bytes);
    let from_zero = _mm256_sub_epi8(bytes, _mm256_set1_epi8(b'0' as i8));
    let no_digit = _mm256_subs_epu8(from_zero, _mm256_set1_epi8(9));
    (space, _mm256_andnot_si256(space, no_digit))
}

/// The mask of 64 bytes, first `low` and then `high`: the highest bit of each.
///
/// # Safety
/// The processor has AVX2.
#[inline]
#[target_feature(enable = "avx2")]
pub(super) unsafe fn mask(low: __m256i, high: __m256i) -> u64 {
    let [low, high] = [_mm256_movemask_epi8(low) as u32, _mm256_movemask_epi8(high) as u32];
    u64::from(low) | u64::from(high) << 32
}

/// A table in both 128-bit lanes, for a shuffle.
///
/// # Safety
/// The processor has AVX2.
#[inline]
#[target_feature(enable = "avx2")]
pub(super) unsafe fn twice(table: &[u8; 16]) -> __m256i {
    _mm256_broadcastsi128_si256(_mm_loadu_si128(table.as_ptr().cast()))
}

/// Stores those of eight elements whose bits are set in `mask` from `room[at]` on. Returns how many
/// they are.
///
/// # Safety
/// The processor has AVX2 and POPCNT; there is room for eight elements from `at`; `mask < 256`.
#[inline]
#[target_feature(enable = "avx2,popcnt")]
pub(super) unsafe fn push(room: &mut Room<u16>, at: usize, elements: __m128i, mask: u32) -> usize {
    let order = _mm_load_si128(ORDERS.0.get_unchecked(mask as usize).as_ptr().cast());
    _mm_storeu_si128(room.slots(at, 8).cast(), _mm_shuffle_epi8(elements, order));
    mask.count_ones() as usize
}

/// Stores those of 32 elements, given as two vectors, from `room[at]` on for which two other vectors
/// have bit 15 set. Returns how many they are.
///
/// # Safety
/// The processor has AVX2 and POPCNT; there is room for 32 elements from `at`.
#[inline]
#[target_feature(enable = "avx2,popcnt")]
pub(super) unsafe fn push_32(
    room: &mut Room<u16>,
    at: usize,
    [low, high]: [__m256i; 2],
    [of_low, of_high]: [__m256i; 2],
) -> usize {
    // Packing works within 128-bit lanes: the low lanes of both vectors come first.
    let mask = _mm256_movemask_epi8(_mm256_packs_epi16(of_low, of_high)) as u32;
    let [low_1, high_1, low_2, high_2] = mask.to_le_bytes().map(u32::from);
    let mut end = at;
    end += push(room, end, _mm256_castsi256_si128(low), low_1);
    end += push(room, end, _mm256_extracti128_si256::<1>(low), low_2);
    end += push(room, end, _mm256_castsi256_si128(high), high_1);
    end += push(room, end, _mm256_extracti128_si256::<1>(high), high_2);
    end - at
}

/// White space, each byte at the index that its low four bits are.
const SPACES: [u8; 16] = [b' ', 0, 0, 0, 0, 0, 0, 0, 0, b'\t', b'\n', 11, 12, b'\r', 0, 0];

#[repr(align(16))]
struct Orders([[u8; 16]; 256]);

/// For each mask of eight 16-bit elements, the shuffle that moves those selected to the front.
static ORDERS: Orders = {
    let mut orders = [[0; 16]; 256];
    let mut mask = 0;
    while mask < 256 {
        let (mut element, mut len) = (0, 0);
        while element < 8 {
            if mask >> element & 1 == 1 {
                orders[mask][len] = 2 * element;
                orders[mask][len + 1] = 2 * element + 1;
                len += 2;
            }
            element += 1;
        }
        mask += 1;
    }
    Orders(orders)
};
