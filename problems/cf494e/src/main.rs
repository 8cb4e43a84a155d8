//! Codeforces 494E: Sharti
//! <https://codeforces.com/contest/494/problem/E>
//!
//! Kind: Coins that are turned ***
//! Game: on a board with white rectangles choose a square of side k at most whose lower right cell is
//! white, and turn all its cells over; who cannot move loses.
//! Theorem: a white cell (i, j) has the Grundy value min(lowbit i, lowbit j, the largest power of two up to
//! k), by the argument of `sg::squares`. Hamed, the first player, wins exactly when the nim-sum over the
//! union of the rectangles is not 0: when for some power p <= k an odd number of its cells have both p | i
//! and p | j.
//! Checked by play: every one and two rectangles on a board of 3 x 3, with each k; 3996 cases, bounds 3,2. Besides:
//! 300 unions of up to 12, cell by cell.

mod sweep;

use proconio::input;
use sweep::parities;

fn main() {
    input! { _n: u32, m: usize, k: u32, rectangles: [(u32, u32, u32, u32); m] }
    // Bit t for 2^t.
    let up_to_k = u32::MAX >> k.leading_zeros();
    println!("{}", if parities(&rectangles) & up_to_k != 0 { "Hamed" } else { "Malek" });
}
