//! Counts line feeds.

use crate::io::input;
use core::arch::x86_64::*;

/// The number of line feeds.
///
/// # Safety
/// The processor has AVX2.
#[target_feature(enable = "avx2")]
pub(super) unsafe fn line_breaks(bytes: &[u8]) -> u64 {
    let mut breaks = 0;
    let mut four = _mm256_setzero_si256();
    // Each of eight vectors counts in its bytes: at most 255 blocks at a time, so that none overflows.
    for part in bytes.chunks(255 * 256) {
        let blocks = part.chunks_exact(256);
        breaks += input::line_breaks(blocks.remainder());
        let mut sums = [_mm256_setzero_si256(); 8];
        for block in blocks {
            for (sum, vector) in sums.iter_mut().zip(block.chunks_exact(32)) {
                let vector = _mm256_loadu_si256(vector.as_ptr().cast());
                let is_break = _mm256_cmpeq_epi8(vector, _mm256_set1_epi8(b'\n' as i8));
                *sum = _mm256_sub_epi8(*sum, is_break);
            }
        }
        for &sum in &sums {
            four = _mm256_add_epi64(four, _mm256_sad_epu8(sum, _mm256_setzero_si256()));
        }
    }
    let mut in_four = [0; 4];
    _mm256_storeu_si256(in_four.as_mut_ptr().cast(), four);
    breaks + in_four.iter().sum::<u64>()
}
