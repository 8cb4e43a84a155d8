//! Moore's Nim: take any number from each of 1 to `k` heaps. Nim is the case `k` = 1.

/// How many P-positions of so many heaps, empty ones among them, have the sums `0..=largest_sum`, modulo `modulus`:
/// those in which each binary digit is 1 in a multiple of `k + 1` heaps. Beside them are `others`, from which nothing is
/// taken, and which count for the sum.
///
/// # Complexity
/// O(`largest_sum` * (`others` + (1 + `heaps` / (k + 1)) * log `largest_sum`)) time, and memory for two lists of sums.
///
/// # Panics
/// If `modulus` is 0 or above 2^32.
///
/// # Proof
/// Count the ones of each digit modulo k + 1. At the highest digit that a move changes, 1 to k heaps have 0 after it
/// and had 1 before: from zeros none leads to zeros. Otherwise go from the highest digit down and choose heaps, of which
/// the lower digits are free then. At each digit let c be the ones of heaps not chosen, modulo k + 1, and r the number of
/// those chosen. If c is 0 or c + r > k, ones in some of the r make it 0. Else choose c more heaps that have a one
/// here, which become less: r + c <= k.
///
/// # Source
/// E. H. Moore, A generalization of the game called Nim (1910).
///
/// # Examples
/// ```
/// use sg::moore_nim::p_positions;
/// // Of two heaps: (0, 0), (1, 1), (2, 2); of three, if two may be chosen: (0, 0, 0), (1, 1, 1).
/// assert_eq!(p_positions(2, 0, 1, 4, 1000), [1, 0, 1, 0, 1]);
/// assert_eq!(p_positions(3, 0, 2, 4, 1000), [1, 0, 0, 1, 0]);
/// // Two heaps and another, of any size.
/// assert_eq!(p_positions(2, 1, 1, 4, 1000), [1, 1, 2, 2, 3]);
/// ```
#[must_use]
pub fn p_positions(
    heaps: usize,
    others: usize,
    k: usize,
    largest_sum: usize,
    modulus: u64,
) -> Vec<u64> {
    assert!(0 < modulus && modulus <= 1 << 32, "a modulus from 1 to 2^32, not {modulus}");
    // In how many ways so many of the heaps are chosen.
    let mut choices = vec![0; heaps + 1];
    choices[0] = 1 % modulus;
    for chosen in (0..heaps).flat_map(|heap| (1..=heap + 1).rev()) {
        choices[chosen] = (choices[chosen] + choices[chosen - 1]) % modulus;
    }
    let mut ways = vec![0; largest_sum + 1];
    ways[0] = 1 % modulus;
    let mut digit = 1;
    while digit <= largest_sum {
        let before = ways.clone();
        for ones in (k + 1..=heaps).step_by(k + 1) {
            for sum in ones.saturating_mul(digit)..=largest_sum {
                ways[sum] = (ways[sum] + choices[ones] * before[sum - ones * digit]) % modulus;
            }
        }
        digit *= 2;
    }
    for sum in (0..others).flat_map(|_| 1..=largest_sum) {
        ways[sum] = (ways[sum] + ways[sum - 1]) % modulus;
    }
    ways
}
