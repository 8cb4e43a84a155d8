// Not in the prelude of editions before 2021, which some judges use.
#[allow(unused_imports)]
use core::convert::TryInto;

/// The number that the next eight bytes make, if all are digits: SIMD within a register combines
/// adjacent ones to 2, 4 and 8 digits.
#[inline]
pub(super) fn eight_digits(bytes: &[u8], at: usize) -> Option<u64> {
    const ONES: u64 = u64::MAX / 255;
    let digits = u64::from_le_bytes(bytes.get(at..at + 8)?.try_into().ok()?) ^ (0x30 * ONES);
    // The addition sets the highest bit of every byte from 10 on.
    if (digits.wrapping_add(0x76 * ONES) | digits) & (0x80 * ONES) != 0 {
        return None;
    }
    let pairs = (digits.wrapping_mul((10 << 8) + 1) >> 8) & 0x00ff_00ff_00ff_00ff;
    let fours = (pairs.wrapping_mul((100 << 16) + 1) >> 16) & 0x0000_ffff_0000_ffff;
    Some(fours.wrapping_mul((10_000 << 32) + 1) >> 32)
}
